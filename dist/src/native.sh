#!/usr/bin/env bash
# Makes, of the unpacked archive, an image with a Java runtime of its own and a Debian package.
#   native.sh VERSION TARGET-DIRECTORY
set -euo pipefail

version=$1
target=$2
archive=$target/eugene-$version/eugene-$version
work=$target/native
platform=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
image=eugene-$version-$platform

jdk=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v javac)")")")}
[[ -x $jdk/bin/jlink ]] || { echo "native.sh: $jdk has no jlink; the image is left out" >&2; exit 0; }

rm -rf "$work"
mkdir -p "$work"
# What the program and its libraries use: read off the classes once, and checked by running it (dist/test).
modules=java.base,java.compiler,java.desktop,java.instrument,java.logging,java.management,java.naming,java.net.http
modules+=,java.prefs,java.scripting,java.security.jgss,java.sql,java.xml,jdk.crypto.ec,jdk.unsupported,jdk.zipfs
"$jdk/bin/jlink" --add-modules "$modules" --strip-java-debug-attributes --no-header-files --no-man-pages \
  --compress=1 --output "$work/runtime"
# The archive of Java's own classes, which jlink leaves out; without it there is none of the program's.
"$work/runtime/bin/java" -Xshare:dump >/dev/null

cp -R "$archive" "$work/$image"
cp -R "$work/runtime" "$work/$image/runtime"
# No archive of the program's classes: it would hold for this directory only. Whoever installs makes one.
(cd "$work" && tar --sort=name --owner=0 --group=0 --numeric-owner -czf "$target/$image.tar.gz" "$image")
echo "native.sh: $target/$image.tar.gz"

if ! command -v dpkg-deb >/dev/null || ! command -v fakeroot >/dev/null || [[ ! -x $jdk/bin/jpackage ]]; then
  echo "native.sh: no jpackage, dpkg-deb or fakeroot here; the Debian package is left out" >&2
  exit 0
fi

# jpackage's own launcher is not used: the package brings bin/eugene, and a link to it on the path.
resources=$work/resources
mkdir -p "$resources" "$work/input"
cp -R "$archive"/. "$work/input"/
cat >"$resources/postinst" <<'END'
#!/bin/sh
set -e
if [ "$1" = configure ]; then
  home=/opt/eugene/lib/app
  mkdir -p "$home"
  ln -sfn ../runtime "$home/runtime"
  "$home/install" --here || true
  ln -sf "$home/bin/eugene" /usr/bin/eugene
  mkdir -p /usr/share/man/man1 /usr/share/bash-completion/completions
  for page in "$home"/share/man/man1/*.1; do
    ln -sf "$page" /usr/share/man/man1/
  done
  ln -sf "$home/share/completion/eugene.bash" /usr/share/bash-completion/completions/eugene
fi
END
cat >"$resources/prerm" <<'END'
#!/bin/sh
set -e
home=/opt/eugene/lib/app
if [ -d "$home/share/man/man1" ]; then
  for page in "$home"/share/man/man1/*.1; do
    rm -f "/usr/share/man/man1/$(basename "$page")"
  done
fi
rm -f /usr/bin/eugene /usr/share/bash-completion/completions/eugene "$home/lib/eugene.jsa" "$home/runtime"
END
"$jdk/bin/jpackage" --type deb --name eugene --app-version "$version" --vendor "Eugene" \
  --description "Graph edit distance: how far apart two graphs are, and which edits lead over" \
  --license-file "$archive/LICENSE" --input "$work/input" --main-jar lib/eugene.jar \
  --main-class org.eugene.cli.Main --runtime-image "$work/runtime" --resource-dir "$resources" \
  --linux-package-name eugene --linux-app-category science --dest "$target"
echo "native.sh: $(ls "$target"/eugene_*.deb)"
