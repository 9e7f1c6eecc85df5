#!/usr/bin/env bash
# Runs a command under Node 24, which is fetched as a package of its own into .cache and is no part of the product:
#   tools/with-node24.sh npm test -- unit server
# The packages are those that are installed: what they say of the engine they need is asked of Node 24 first.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ $# -eq 0 ]; then
  echo "usage: tools/with-node24.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

version=24.21.0
machine=$(node -p '`${process.platform}-${process.arch}`')
home=$PWD/.cache/node-$version
if [ ! -x "$home/node_modules/node-$machine/bin/node" ]; then
  mkdir -p "$home"
  echo '{ "private": true }' >"$home/package.json"
  npm install --prefix "$home" --no-save --silent "node-$machine@$version"
fi
export PATH="$home/node_modules/node-$machine/bin:$PATH"

# The same lock file, read under this engine: a package that does not support it would be warned of.
warnings=$(npm ci --dry-run --ignore-scripts 2>&1 | grep -i 'EBADENGINE\|unsupported' || true)
if [ -n "$warnings" ]; then
  echo "Packages that do not support Node $(node --version):" >&2
  echo "$warnings" >&2
  exit 1
fi
exec "$@"
