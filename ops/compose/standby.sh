#!/usr/bin/env bash
# Copies the primary when there is no data yet, and follows it.
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install --directory --owner=postgres --group=postgres --mode=0700 "$PGDATA"
  PGPASSWORD=$REPLICATION_PASSWORD gosu postgres pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --slot=standby \
    --checkpoint=fast --dbname="host=primary user=replication application_name=standby"
fi
exec gosu postgres postgres
