#!/usr/bin/env bash
# Builds the image of deploy/Containerfile and tries it: not root, its own files read-only, on a private PostgreSQL.
#   tools/try-container.sh
# Needs root on Debian. With NODE_IMAGE it builds on that image; without, on Debian's own root file system with the Node.js of this machine,
# for where no container registry can be reached.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${DATABASE_URL:-}" ]; then
  missing=()
  for program in buildah podman runc debootstrap; do command -v "$program" >/dev/null || missing+=("$program"); done
  if [ "${#missing[@]}" -gt 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}" >/dev/null
  fi
  exec tools/private-postgres.sh "$0"
fi

export STORAGE_DRIVER=vfs
work=$(mktemp -d)
name=tussock-try-$$
runtime=(podman --runtime runc --cgroup-manager cgroupfs)
clean() {
  "${runtime[@]}" rm --force "$name" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT

# Debian with the Node.js of this machine, as an image.
make_base() {
  local mirror container
  mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt 2>/dev/null | head -n 1 || true)
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/base" "${mirror:-http://deb.debian.org/debian}" >"$work/log" || {
    tail "$work/log"
    exit 1
  }
  local lib
  lib=$(npm root --global)
  mkdir -p "$work/base/usr/local/bin" "$work/base/usr/local/lib/node_modules"
  cp -L "$(command -v node)" "$work/base/usr/local/bin/node"
  cp -a "$lib/npm" "$work/base/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/base" / >/dev/null
  buildah commit --quiet "$container" localhost/tussock-base >/dev/null
  buildah rm "$container" >/dev/null
}

if [ -z "${NODE_IMAGE:-}" ]; then
  make_base
  NODE_IMAGE=localhost/tussock-base
fi

# The settings of this machine's npm: a registry of one's own, and the certificates that it is trusted by.
{
  cat ~/.npmrc 2>/dev/null || true
  echo
  echo cafile=/etc/ssl/certs/ca-certificates.crt
} >"$work/npmrc"
buildah build --format docker --isolation chroot --network host --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  --secret "id=npmrc,src=$work/npmrc" --build-arg "NODE_IMAGE=$NODE_IMAGE" \
  --tag localhost/tussock --file deploy/Containerfile . >"$work/log" 2>&1 || {
  tail -n 40 "$work/log"
  exit 1
}

port=$(node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
# The identity provider does not answer: nobody can sign in, and all else works.
"${runtime[@]}" run --detach --name "$name" --read-only --tmpfs /tmp --network host --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 \
  --env "PORT=$port" --env PUBLIC_URL=https://farm.example --env "DATABASE_URL=$DATABASE_URL" \
  --env "SESSION_KEY=$(openssl rand -hex 32)" --env OIDC_ISSUER=https://id.farm.example --env OIDC_CLIENT_ID=tussock \
  --env OIDC_CLIENT_SECRET=tried localhost/tussock >/dev/null

fail() {
  echo "✗ $1"
  "${runtime[@]}" logs "$name" 2>&1 | tail -n 20
  exit 1
}
inside() { "${runtime[@]}" exec "$name" "$@"; }

is_ready() { curl --silent --fail --output /dev/null "http://127.0.0.1:$port/readyz"; }
for _ in $(seq 120); do is_ready && break; read -r -t 1 <> <(:) || true; done
is_ready || fail 'it is not ready after two minutes'
echo '✓ it is ready'
[ "$(inside id -u)" = 10001 ] || fail 'it runs as root'
echo '✓ it does not run as root'
if inside touch /app/written 2>/dev/null; then fail 'its own files can be written'; fi
echo '✓ its own files are read-only'
inside node -e 'JSON.parse(require("fs").readFileSync("/app/sbom.cdx.json")).components.length > 100 || process.exit(1)' || fail 'it holds no list of its parts'
echo '✓ it holds the list of its parts'
curl --silent --fail "http://127.0.0.1:$port/welcome" | grep -q '<title>' || fail 'it serves no page'
echo '✓ it serves its pages'
if "${runtime[@]}" logs "$name" 2>&1 | grep -q 'MODULE_NOT_FOUND\|Cannot find module'; then fail 'a part of it is missing'; fi
echo '✓ no part of it is missing'
"${runtime[@]}" healthcheck run "$name" >/dev/null || fail 'its health check fails'
echo '✓ its health check passes'
"${runtime[@]}" stop --time 20 "$name" >/dev/null
[ "$("${runtime[@]}" inspect --format '{{.State.ExitCode}}' "$name")" = 0 ] || fail 'it does not end with code 0'
echo '✓ it ends with code 0'
