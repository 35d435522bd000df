/** Spec 4.8: long lists come 100 items a page. */
const pageSize = 100

/** One page of a long list; `hasMore` says that a next one exists. */
export type PageOf<Item> = {
  readonly items: readonly Item[]
  readonly page: number
  readonly hasMore: boolean
}

/** Reads a page, and one item more to know whether there is a next. */
export async function inPages<Item>(
  page: number,
  read: (limit: number, offset: number) => Promise<readonly Item[]>,
): Promise<PageOf<Item>> {
  const items = await read(pageSize + 1, (page - 1) * pageSize)
  return { items: items.slice(0, pageSize), page, hasMore: items.length > pageSize }
}
