#!/bin/sh
# Publishes a build for all customers at once, and breaks no tab that is open:
#   sh deploy/release.sh portal.env dist
# PORTAL_ROOT then has: releases/, one folder for each of the last releases; current, a link to the one that is served; kept/, the assets
# of replaced releases, for the tabs that still run them. Released again, an older build is what customers get: that is the way back.
set -eu

DAYS_KEPT=14
RELEASES_KEPT=5

value() {
  found=$(sed -n "s/^$1=//p" "$values")
  if [ -z "$found" ]; then
    echo "release.sh: $values has no $1" >&2
    exit 1
  fi
  echo "$found"
}

values=$1
build=$2
root=$(value PORTAL_ROOT)
contact=$(value PORTAL_SECURITY_CONTACT)
if [ ! -f "$build/index.html" ]; then
  echo "release.sh: $build has no index.html" >&2
  exit 1
fi

mkdir -p "$root/releases" "$root/kept/client/assets"
release=$(mktemp -d "$root/releases/$(date -u +%Y%m%dT%H%M%SZ)-XXXXXX")
# Copied without the build's times: the server tells files apart by size and time, and builds may all have the same one.
cp -R "$build" "$release/client"
printf 'Contact: %s\nExpires: %s\n' "$contact" "$(date -u -d '+1 year' +%Y-%m-%dT%H:%M:%SZ)" > "$release/security.txt"
chmod -R u=rwX,go=rX "$release"

# Before the switch, so that there is no moment without them. Their new time is the end of their release.
if [ -d "$root/current/client/assets" ]; then
  cp -R "$root/current/client/assets/." "$root/kept/client/assets/"
fi

# A link is replaced by one rename: every request finds the old release or the new one.
ln -sfn "releases/$(basename "$release")" "$root/next"
mv -T "$root/next" "$root/current"

find "$root/kept" -type f -mtime "+$DAYS_KEPT" -delete
ls -1dt "$root/releases"/*/ | tail -n "+$((RELEASES_KEPT + 1))" | xargs -r rm -r
echo "released $(basename "$release")"
