import type pg from 'pg'

/**
 * The database's now() follows the shop's clock: a function of the same name precedes PostgreSQL's own in the search
 * path, for connections opened from here on.
 */
export async function bendTime(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(`
    create table fault_clock (ahead interval not null);
    insert into fault_clock values ('0');
    create function public.now() returns timestamptz language sql stable as
      'select pg_catalog.now() + ahead from public.fault_clock';
    alter database ${rows[0]?.name} set search_path = public, pg_catalog`)
}

export function putForward(pool: pg.Pool, aheadMs: number) {
  return pool.query(`update fault_clock set ahead = make_interval(secs => $1::float8 / 1000)`, [
    aheadMs,
  ])
}
