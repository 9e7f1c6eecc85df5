#!/usr/bin/env bash
# Runs a command with the release before this one beside it, for as long as the command runs:
#   tools/previous-release.sh tools/private-postgres.sh tools/private-proxy.sh npx vitest run --project outages upgrade
# PREVIOUS_RELEASE names its folder, built and with its packages. It is the commit that PREVIOUS_COMMIT names, else the one before the newest
# migration. With SMOKE=1 its own tests of features, plans and access run first, against the schema of this release.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: tools/previous-release.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

commit=${PREVIOUS_COMMIT:-$(git log -1 --format='%H^' -- apps/server/migrations)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
git archive "$commit" | tar -x -C "$folder"
(
  cd "$folder"
  npm ci --no-audit --no-fund --prefer-offline --silent
  npm run --silent build >/dev/null
)
if [ "${SMOKE:-}" = 1 ]; then
  own=$(ls "$folder/apps/server/migrations")
  cp -n apps/server/migrations/*.sql "$folder/apps/server/migrations/"
  (cd "$folder" && npx vitest run --project server capabilities/features capabilities/plans capabilities/access)
  (cd "$folder/apps/server/migrations" && for file in *.sql; do grep -qxF "$file" <<<"$own" || rm "$file"; done)
fi
PREVIOUS_RELEASE=$folder "$@"
