#!/usr/bin/env bash
# Runs once, when the primary's data is created: the user and the slot of the standby. From the next start on every commit
# waits for it (decision 73 says what else can be chosen).
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role replication with replication login password :'password';
select pg_create_physical_replication_slot('standby');
alter system set synchronous_standby_names = 'standby';
SQL
echo "host replication replication all scram-sha-256" >> "$PGDATA/pg_hba.conf"
