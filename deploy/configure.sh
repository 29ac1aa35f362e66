#!/bin/sh
# Prints the server's configuration with the values of an installation:
#   sh deploy/configure.sh portal.env > portal.conf
set -eu

values=$1
template=$(dirname "$0")/nginx/portal.conf.template
edits=''
for name in $(grep -o '\${PORTAL_[A-Z_]*}' "$template" | tr -d '${}' | sort -u); do
  value=$(sed -n "s/^$name=//p" "$values")
  if [ -z "$value" ]; then
    echo "configure.sh: $values has no $name" >&2
    exit 1
  fi
  edits="$edits;s|\${$name}|$value|g"
done
sed "${edits#;}" "$template"
