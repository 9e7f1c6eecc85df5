#!/usr/bin/env bash
# Runs a command against a private PostgreSQL 15 with PostGIS that lives only as long as the command:
#   tools/private-postgres.sh npx vitest run --project oracle
# DATABASE_URL names the database `farm` (plain), ORACLE_DATABASE_URL the database `oracle` (with postgis).
# PRIVATE_POSTGRES_CONTROL names a command that stops and starts it: stop, start, stand-still, go-on.
# A server that already runs on the machine is left alone: own port, own data directory, own socket directory.
set -euo pipefail

if [ $# -eq 0 ]; then
  echo "usage: tools/private-postgres.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

find_initdb() { find /usr/lib/postgresql/15/bin /usr/local/pgsql/bin -name initdb 2>/dev/null | head -n 1; }
has_postgis() { find /usr/share/postgresql/15/extension -name postgis.control 2>/dev/null | grep -q .; }

if [ -z "$(find_initdb)" ] || ! has_postgis; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "PostgreSQL 15 with PostGIS is needed: apt-get install postgresql-15 postgresql-15-postgis-3" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  # Without a server so far, the package would set up and start a cluster of its own: forbid it beforehand.
  if [ -z "$(find_initdb)" ] && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  # An upgrade would restart a server that is running.
  "${apt[@]}" -o Dpkg::Options::=--force-confold install -y --no-install-recommends --no-upgrade \
    postgresql-15 postgresql-15-postgis-3 >/dev/null
fi

bin=$(dirname "$(find_initdb)")
home=$(mktemp -d)
chmod 755 "$home" # PostgreSQL's user must be able to pass through
unset PGHOST PGPORT PGUSER PGDATA PGDATABASE PGPASSWORD

# PostgreSQL refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  id tussockpg >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin tussockpg
  chown tussockpg: "$home"
  as=(setpriv --reuid tussockpg --regid tussockpg --clear-groups --)
fi

# What outages are made with: ends it as a power cut would, starts it again, lets all of its processes stand still and go on.
# The user of PostgreSQL may not see where we stand.
write_control() {
  cat >"$home/control" <<CONTROL
#!/usr/bin/env bash
set -euo pipefail
cd '$home'
ctl() { ${as[*]} '$bin/pg_ctl' -D '$home/data' -w "\$@" >/dev/null; }
all() { local main; main=\$(head -n 1 data/postmaster.pid); kill "-\$1" "\$main" \$(pgrep -P "\$main") 2>/dev/null || true; }
case "\$1" in
  stop) ctl -m immediate stop ;;
  start) ctl -l '$home/log' start || { cat '$home/log' >&2; exit 1; } ;;
  stand-still) all STOP ;;
  go-on) all CONT ;;
esac
CONTROL
  chmod 755 "$home/control"
}

stop() {
  "$home/control" go-on >/dev/null 2>&1 || true
  "$home/control" stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Nothing has to survive the machine; but what was committed survives PostgreSQL, so that outages show what is lost.
start() (
  cd "$home"
  "${as[@]}" "$bin/initdb" -D data -U app -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
  cat >>data/postgresql.conf <<SETTINGS
port = $port
listen_addresses = '127.0.0.1'
unix_socket_directories = '$home'
fsync = off
full_page_writes = off
SETTINGS
  ./control start
)

port=$(node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
write_control
start
run_sql() { "$bin/psql" -qX -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$port" -U app -d "$1" -c "$2"; }
run_sql postgres 'create database farm'
run_sql postgres 'create database oracle'
run_sql oracle 'create extension postgis'

export PRIVATE_POSTGRES_CONTROL="$home/control"
export DATABASE_URL="postgres://app@127.0.0.1:$port/farm"
export ORACLE_DATABASE_URL="postgres://app@127.0.0.1:$port/oracle"
"$@"
