#!/usr/bin/env bash
# Runs a command against a private cluster that lives only as long as the command: two PostgreSQL 15 under Patroni, etcd, and HAProxy, which
# leads to the one that takes writes. A commit is acknowledged once both have it (synchronous standby).
#   tools/private-cluster.sh npm test -- failover
# DATABASE_URL leads through HAProxy. PRIVATE_CLUSTER_CONTROL names a command: `primary` says which of them takes writes, `kill` ends that one
# as a machine that dies (Patroni and PostgreSQL, SIGKILL), `revive` starts what was killed again, `whole` ends well once both are in step.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: tools/private-cluster.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

needs=(postgresql-15 patroni etcd-server python3-etcd haproxy curl)
if ! dpkg -s "${needs[@]}" >/dev/null 2>&1; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "These Debian packages are needed: ${needs[*]}" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  # The packages would start servers of their own: forbid it beforehand.
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  "${apt[@]}" install -y --no-install-recommends --no-upgrade "${needs[@]}" >/dev/null
fi

bin=$(dirname "$(find /usr/lib/postgresql/15/bin -name initdb)")
home=$(mktemp -d)
chmod 755 "$home"
unset PGHOST PGPORT PGUSER PGDATA PGDATABASE PGPASSWORD
as=()
if [ "$(id -u)" = 0 ]; then
  id tussockpg >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin tussockpg
  chown tussockpg: "$home"
  as=(setpriv --reuid tussockpg --regid tussockpg --clear-groups --)
fi

read -r etcd_port peer_port proxy_port pg_a pg_b rest_a rest_b < <(node -e '
  const { createServer } = require("node:net");
  const probes = Array.from({ length: 7 }, () => createServer().listen(0, "127.0.0.1"));
  Promise.all(probes.map((probe) => new Promise((ready) => probe.once("listening", ready)))).then(() => {
    console.log(probes.map((probe) => probe.address().port).join(" "));
    for (const probe of probes) probe.close();
  });')

write_patroni() { # name, port of PostgreSQL, port of its REST interface
  cat >"$home/$1.yml" <<SETTINGS
scope: tussock
name: $1
restapi: { listen: '127.0.0.1:$3', connect_address: '127.0.0.1:$3' }
etcd3: { hosts: '127.0.0.1:$etcd_port' }
bootstrap:
  dcs:
    ttl: 15
    loop_wait: 3
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 200, wal_log_hints: 'on', synchronous_commit: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust']
postgresql:
  listen: '127.0.0.1:$2'
  connect_address: '127.0.0.1:$2'
  data_dir: '$home/$1-data'
  bin_dir: '$bin'
  pgpass: '$home/$1-pgpass'
  parameters: { unix_socket_directories: '$home' }
  authentication:
    superuser: { username: app, password: app }
    replication: { username: copier, password: copier }
    rewind: { username: app, password: app }
SETTINGS
}
write_patroni a "$pg_a" "$rest_a"
write_patroni b "$pg_b" "$rest_b"

# One that is no longer the primary loses its connections at once, so that nobody waits for it.
cat >"$home/haproxy.cfg" <<SETTINGS
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:$proxy_port
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server a 127.0.0.1:$pg_a check port $rest_a
  server b 127.0.0.1:$pg_b check port $rest_b
SETTINGS

cat >"$home/control" <<CONTROL
#!/usr/bin/env bash
set -uo pipefail
cd '$home'
status() { curl --silent --output /dev/null --max-time 2 --write-out '%{http_code}' "http://127.0.0.1:\$1"; }
primary() { [ "\$(status $rest_a/primary)" = 200 ] && echo a && return; [ "\$(status $rest_b/primary)" = 200 ] && echo b && return; return 1; }
launch() { setsid ${as[*]} patroni "\$1.yml" >>"\$1.log" 2>&1 & echo \$! >"\$1.pid"; }
case "\$1" in
  launch) launch "\$2" ;;
  primary) primary ;;
  kill)
    name=\$(primary) || exit 1
    echo "\$name" >killed
    kill -9 "\$(cat "\$name.pid")" 2>/dev/null
    main=\$(head -n 1 "\$name-data/postmaster.pid")
    kill -9 "\$main" \$(pgrep -P "\$main") 2>/dev/null
    echo "\$name" ;;
  revive) launch "\$(cat killed)" ;;
  whole)
    name=\$(primary) || exit 1
    other=\$([ "\$name" = a ] && echo $rest_b || echo $rest_a)
    [ "\$(status "\$other/sync")" = 200 ] ;;
esac
CONTROL
chmod 755 "$home/control"

stop() {
  set +e
  for name in a b; do
    kill -9 "$(cat "$home/$name.pid")" 2>/dev/null
    main=$(head -n 1 "$home/$name-data/postmaster.pid" 2>/dev/null) && kill -9 "$main" $(pgrep -P "$main") 2>/dev/null
  done
  for name in haproxy etcd; do kill "$(cat "$home/$name.pid")" 2>/dev/null; done
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

cd "$home"
etcd --name private --data-dir "$home/etcd" --listen-client-urls "http://127.0.0.1:$etcd_port" \
  --advertise-client-urls "http://127.0.0.1:$etcd_port" --listen-peer-urls "http://127.0.0.1:$peer_port" \
  --initial-advertise-peer-urls "http://127.0.0.1:$peer_port" --initial-cluster "private=http://127.0.0.1:$peer_port" >"$home/etcd.log" 2>&1 &
echo $! >"$home/etcd.pid"
# The second begins once the first is there, or both would make a cluster of their own.
"$home/control" launch a
for _ in $(seq 300); do "$home/control" primary >/dev/null && break; read -r -t 0.3 <> <(:) || true; done
"$home/control" launch b
haproxy -f "$home/haproxy.cfg" >"$home/haproxy.log" 2>&1 &
echo $! >"$home/haproxy.pid"
for _ in $(seq 300); do "$home/control" whole && break; read -r -t 0.3 <> <(:) || true; done
"$home/control" whole || {
  tail -n 20 "$home"/*.log >&2
  exit 1
}
"$bin/psql" -qX -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$proxy_port" -U app -d postgres -c 'create database farm'
cd - >/dev/null

export PRIVATE_CLUSTER_CONTROL="$home/control"
export DATABASE_URL="postgres://app@127.0.0.1:$proxy_port/farm"
"$@"
