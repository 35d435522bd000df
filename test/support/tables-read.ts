import type pg from 'pg'

type Plan = {
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/**
 * The tables that a statement reads, whatever its values, views resolved to their tables: as PostgreSQL plans it.
 * Statements that cannot be planned, such as `begin`, read none.
 */
export async function tablesReadBy(client: pg.Client, text: string): Promise<ReadonlySet<string>> {
  if (!/^\s*(select|with|insert|update|delete|table|values)\b/i.test(text)) return new Set()
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const nulls = Array.from({ length: count }, () => 'null').join(', ')
  await client.query('begin; set local plan_cache_mode = force_generic_plan')
  try {
    await client.query(`prepare read_by as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (format json) execute read_by ${count === 0 ? '' : `(${nulls})`}`,
    )
    return new Set(rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => tablesIn(Plan))))
  } finally {
    await client.query('rollback; deallocate all')
  }
}

function tablesIn(plan: Plan): readonly string[] {
  const own = plan['Relation Name']
  return [...(own === undefined ? [] : [own]), ...(plan.Plans ?? []).flatMap(tablesIn)]
}
