/** How a list is read: newest or oldest first, each page after the last row of the one before. */
type PagedList = {
  readonly table: string
  /** The column it is ordered by, then the id. */
  readonly at: string
  readonly type?: 'timestamptz' | 'date'
  /** The last row of the page before, as `last`: what follows `from`. */
  readonly after: string
  readonly first: 'newest' | 'oldest'
  /** What the index begins with, before `at`. */
  readonly by: readonly ('market' | 'state')[]
  /** For a table without a market: the join with `o`, which has one. */
  readonly join?: string
  /** A further condition on `t`. */
  readonly only?: string
}

const wanted = { market: '$1', state: '$4' } as const

/**
 * The ids of a page as a table `page`; joined with the rows, in the order of `inPageOrder`. `$1` are markets, `$2`
 * the last row of the page before, `$3` the rows of a page, `$4` states.
 *
 * Each market and state is read by its index up to the rows of a page, and then they are merged: one condition over all
 * of them would have every row read and sorted.
 */
export function pageIds({
  table,
  at,
  type = 'timestamptz',
  after,
  first,
  by,
  join = '',
  only,
}: PagedList): string {
  const [before, order, start, end] =
    first === 'newest'
      ? ['<', 'desc', 'infinity', '-infinity']
      : ['>', 'asc', '-infinity', 'infinity']
  const none = `case when $2::text is null then '${start}' else '${end}' end::${type}`
  const conditions = [
    ...by.map(column => `t.${column} = wanted_${column}`),
    ...(join === '' ? [] : ['o.market = any($1::text[])']),
    ...(only === undefined ? [] : [only]),
    // The first is a condition of the index; a last row that is not there leaves nothing.
    `t.${at} ${before}= coalesce((select last.${at} from ${after}), ${none})`,
    `($2::text is null or (t.${at}, t.id) ${before} (select last.${at}, last.id from ${after}))`,
  ]
  const loops = by.map(column => `unnest(${wanted[column]}::text[]) wanted_${column}`)
  return `(select each.id, each.at from ${loops.join(' cross join ')} cross join lateral (
      select t.id, t.${at} as at from ${table} t ${join} where ${conditions.join(' and ')}
      order by t.${at} ${order}, t.id ${order} limit $3) each
    order by each.at ${order}, each.id ${order} limit $3) page`
}

export function inPageOrder(first: PagedList['first']): string {
  return first === 'newest' ? 'order by page.at desc, page.id desc' : 'order by page.at, page.id'
}
