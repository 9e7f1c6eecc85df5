#!/usr/bin/env bash
# Runs a command against a private S3 store, Ceph's RADOS gateway, that lives only as long as the command:
#   tools/private-rgw.sh npm test -- s3
# S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY name it. Everything is on loopback and in memory.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: tools/private-rgw.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

needs=(ceph-mon ceph-osd radosgw ceph-common)
if ! command -v ceph-mon ceph-osd radosgw radosgw-admin ceph >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Ceph's gateway is needed: apt-get install --no-install-recommends ${needs[*]}" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  "${apt[@]}" install -y --no-install-recommends --no-upgrade "${needs[@]}" >/dev/null
fi

home=$(mktemp -d)
pids=()
stop() {
  if [ ${#pids[@]} -gt 0 ]; then
    kill -9 "${pids[@]}" 2>/dev/null || true
    wait "${pids[@]}" 2>/dev/null || true
  fi
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The monitor speaks the older protocol on one port and the newer on another.
read -r mon_port mon_port_2 rgw_port < <(node -e '
  const { createServer } = require("node:net");
  const open = () => new Promise((resolve) => { const s = createServer().listen(0, "127.0.0.1", () => resolve(s)); });
  Promise.all([open(), open(), open()]).then((all) => {
    console.log(all.map((s) => s.address().port).join(" "));
    for (const s of all) s.close();
  });')
secret() { node -e 'process.stdout.write(require("node:crypto").randomBytes(20).toString("hex"))'; }
fsid=$(node -e 'process.stdout.write(require("node:crypto").randomUUID())')
mon_host="[v2:127.0.0.1:$mon_port_2,v1:127.0.0.1:$mon_port]"

cat >"$home/ceph.conf" <<CONF
[global]
fsid = $fsid
mon host = $mon_host
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = $home/keyring
run dir = $home
log file = $home/\$name.log
admin socket = $home/\$name.asok
# With authentication off the gateway never comes up.
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 268435456
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 0
mon data = $home/mon
osd data = $home/osd
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:$rgw_port
rgw enable usage log = false
CONF
export CEPH_CONF="$home/ceph.conf"
ceph_quietly() { timeout 60 "$@" >>"$home/commands.log" 2>&1 || { tail -n 20 "$home/commands.log" >&2; exit 1; }; }

mkdir "$home/mon" "$home/osd"
ceph_quietly ceph-authtool --create-keyring "$home/keyring" --gen-key -n mon. --cap mon 'allow *'
ceph_quietly ceph-authtool "$home/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
ceph_quietly monmaptool --create --fsid "$fsid" --addv a "$mon_host" "$home/monmap"
ceph_quietly ceph-mon --mkfs -i a --monmap "$home/monmap" --keyring "$home/keyring"
cp "$home/keyring" "$home/mon/keyring"
ceph-mon -f -i a >"$home/mon.out" 2>&1 &
pids+=($!)
ceph_quietly ceph osd create
timeout 60 ceph auth get-or-create osd.0 mon 'allow profile osd' osd 'allow *' >>"$home/keyring" 2>>"$home/commands.log"
ceph_quietly ceph-osd --mkfs -i 0
ceph-osd -f -i 0 >"$home/osd.out" 2>&1 &
pids+=($!)
radosgw -f -n client.admin --keyring "$home/keyring" >"$home/rgw.out" 2>&1 &
pids+=($!)

export S3_BUCKET=tussock S3_ENDPOINT="http://127.0.0.1:$rgw_port"
S3_ACCESS_KEY=$(secret) S3_SECRET_KEY=$(secret)
export S3_ACCESS_KEY S3_SECRET_KEY
ceph_quietly radosgw-admin user create --uid tussock --display-name Tussock --access-key "$S3_ACCESS_KEY" --secret-key "$S3_SECRET_KEY"
waited=0
until (exec 3<>"/dev/tcp/127.0.0.1/$rgw_port") 2>/dev/null; do
  waited=$((waited + 1))
  if [ "$waited" -gt 300 ]; then
    echo "the gateway did not come up" >&2
    tail -n 20 "$home"/*.out >&2
    exit 1
  fi
  sleep 0.2
done
"$@"
