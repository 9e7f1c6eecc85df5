#!/usr/bin/env bash
# Runs a command with a private HAProxy before two copies of the product, for as long as the command runs:
#   tools/private-postgres.sh tools/private-proxy.sh npx vitest run --project outages upgrade
# PROXY_URL is its address; the copies are to listen on the two ports of COPY_PORTS. A copy that does not take a connection is passed over, and
# one that ended a connection without a word is asked again elsewhere: writes carry the id under which they are done once. Answers name the
# copy that gave them: `x-copy: a` or `b`.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: tools/private-proxy.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

if ! command -v haproxy >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "HAProxy is needed: apt-get install --no-install-recommends haproxy" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  "${apt[@]}" install -y --no-install-recommends --no-upgrade haproxy >/dev/null
fi

home=$(mktemp -d)
read -r port a b < <(node -e '
  const { createServer } = require("node:net");
  const probes = Array.from({ length: 3 }, () => createServer().listen(0, "127.0.0.1"));
  Promise.all(probes.map((probe) => new Promise((ready) => probe.once("listening", ready)))).then(() => {
    console.log(probes.map((probe) => probe.address().port).join(" "));
    for (const probe of probes) probe.close();
  });')

cat >"$home/haproxy.cfg" <<SETTINGS
global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 100s
  timeout server 100s
  timeout check 2s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
listen product
  bind 127.0.0.1:$port
  option httpchk GET /readyz
  http-response set-header x-copy %s
  default-server check inter 500ms fall 2 rise 1
  server a 127.0.0.1:$a
  server b 127.0.0.1:$b
SETTINGS
haproxy -f "$home/haproxy.cfg" >"$home/log" 2>&1 &
pid=$!
stop() {
  kill "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

PROXY_URL=http://127.0.0.1:$port COPY_PORTS="$a $b" "$@"
