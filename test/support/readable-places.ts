import type pg from 'pg'

type Column = { readonly place: string; readonly table: string; readonly column: string }

/** Every column of every table, of the shop and of its job schedule. */
async function columnsOf(pool: pg.Pool): Promise<readonly Column[]> {
  return (
    await pool.query<Column>(
      `select c.table_name || '.' || c.column_name as place, quote_ident(c.column_name) as column,
         quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
         and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')`,
    )
  ).rows
}

/** The spellings in which the database shows a text: plain, or in hex, as bytes are shown. */
function spellingsOf(text: string) {
  return [text.toLowerCase(), Buffer.from(text).toString('hex')]
}

function within(spelling: string) {
  return `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/**
 * The places in the database where one of the texts can be read: 'member.email'. Reads every row once for all
 * texts.
 */
export async function readablePlaces(
  pool: pg.Pool,
  ...texts: readonly string[]
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [table, columns] of Map.groupBy(await columnsOf(pool), each => each.table)) {
    const conditions = columns.map(
      ({ column }, at) => `bool_or(lower(${column}::text) like any ($1::text[])) as c${at}`,
    )
    const { rows } = await pool.query<Record<string, boolean>>(
      `select ${conditions.join(', ')} from ${table}`,
      [texts.flatMap(spellingsOf).map(within)],
    )
    found.push(...columns.filter((_, at) => rows[0]?.[`c${at}`]).map(({ place }) => place))
  }
  return found.toSorted()
}
