@echo off
rem Runs Eugene from where it was unpacked. EUGENE_OPTS adds options for the Java machine.
setlocal enabledelayedexpansion
set "HOME_OF_EUGENE=%~dp0.."
set "JAVA_PROGRAM=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA_PROGRAM=%JAVA_HOME%\bin\java.exe"
if exist "%HOME_OF_EUGENE%\runtime\bin\java.exe" set "JAVA_PROGRAM=%HOME_OF_EUGENE%\runtime\bin\java.exe"
set "CLASSES=%HOME_OF_EUGENE%\lib\eugene.jar"
for /d %%d in ("%HOME_OF_EUGENE%\addons\*") do for %%j in ("%%d\*.jar") do set "CLASSES=!CLASSES!;%%j"
if defined EUGENE_ADDONS for /d %%d in ("%EUGENE_ADDONS%\*") do for %%j in ("%%d\*.jar") do set "CLASSES=!CLASSES!;%%j"
endlocal & "%JAVA_PROGRAM%" -Xshare:auto "-XX:SharedArchiveFile=%HOME_OF_EUGENE%\lib\eugene.jsa" -Xlog:disable -Xlog:all=error:stderr -Xlog:cds*=off:stderr -XX:-UsePerfData -Dfile.encoding=UTF-8 -XX:+UseParallelGC -XX:CompileThresholdScaling=4 %EUGENE_OPTS% -cp "%CLASSES%" org.eugene.cli.Main %*
exit /b %ERRORLEVEL%
