#!/usr/bin/env bash
# Runs a command with a private PgBouncer in transaction mode before the PostgreSQL of DATABASE_URL, for as long as the command runs:
#   tools/private-postgres.sh tools/private-pgbouncer.sh npx vitest run --project server features
# DATABASE_URL then names the pooler, and DATABASE_DIRECT_URL the database itself.
set -euo pipefail

if [ $# -eq 0 ] || [ -z "${DATABASE_URL:-}" ]; then
  echo "usage: tools/private-postgres.sh tools/private-pgbouncer.sh COMMAND [ARGUMENT…]" >&2
  exit 2
fi

if ! command -v pgbouncer >/dev/null; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "PgBouncer is needed: apt-get install --no-install-recommends pgbouncer" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update
  "${apt[@]}" install -y --no-install-recommends --no-upgrade pgbouncer >/dev/null
fi

home=$(mktemp -d)
chmod 755 "$home"
port=$(node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
read -r user host database_port < <(node -e 'const u=new URL(process.argv[1]);console.log(u.username,u.hostname,u.port)' "$DATABASE_URL")

# Every database by its own name, as the one role. Start-up parameters that Tussock would set by itself are not among the ignored ones.
cat >"$home/pgbouncer.ini" <<INI
[databases]
* = host=$host port=$database_port user=$user
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $port
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 2000
max_db_connections = 40
server_idle_timeout = 5
logfile = $home/log
pidfile = $home/pid
INI
sed -i 's/^unix_socket_dir =$/unix_socket_dir = '"${home//\//\\/}"'/' "$home/pgbouncer.ini"

# PgBouncer refuses to run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  id tussockpg >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin tussockpg
  chown -R tussockpg: "$home"
  as=(setpriv --reuid tussockpg --regid tussockpg --clear-groups --)
fi
"${as[@]}" "$(command -v pgbouncer)" "$home/pgbouncer.ini" >/dev/null 2>&1 &
pid=$!
stop() {
  kill "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
waited=0
until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
  waited=$((waited + 1))
  if [ "$waited" -gt 100 ] || ! kill -0 "$pid" 2>/dev/null; then
    echo "PgBouncer did not come up" >&2
    cat "$home/log" >&2 || true
    exit 1
  fi
  sleep 0.1
done

DATABASE_DIRECT_URL=$DATABASE_URL
DATABASE_URL=$(node -e 'const u=new URL(process.argv[1]);u.port=process.argv[2];console.log(u.href)' "$DATABASE_DIRECT_URL" "$port")
export DATABASE_DIRECT_URL DATABASE_URL
"$@"
