#!/usr/bin/env bash
# Checks the alerts for Prometheus and tries them on made-up series, by `promtool` of Debian's package `prometheus`; also that every meter
# that an alert reads is one that the server has.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v promtool >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "promtool is needed: apt-get install --no-install-recommends prometheus" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  # Without its service, which would listen on this machine.
  "${apt[@]}" install -y --no-install-recommends --no-upgrade prometheus >/dev/null
fi

promtool check rules deploy/prometheus/alerts.yaml
(cd deploy/prometheus && promtool test rules alerts.test.yaml)

missing=0
for name in $(grep -oE 'tussock_[a-z_]+' deploy/prometheus/alerts.yaml | sed -E 's/_(count|bucket|sum)$//' | sort -u); do
  if ! grep -rqE "'(tussock_)?${name#tussock_}'" apps/server/src/platform/metrics; then
    echo "An alert reads $name, which is no meter of the server." >&2
    missing=1
  fi
done
exit "$missing"
