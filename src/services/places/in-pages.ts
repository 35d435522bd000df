/** Long lists have 100 items per page (Spec 4.8). */
const pageSize = 100

/** One page of a long list; `hasMore` tells whether there is a next one. */
export type PageOf<Item> = {
  readonly items: readonly Item[]
  readonly page: number
  readonly hasMore: boolean
}

/** Reads a page and one more item, to find out whether there is a next page. */
export async function inPages<Item>(
  page: number,
  read: (limit: number, offset: number) => Promise<readonly Item[]>,
): Promise<PageOf<Item>> {
  const items = await read(pageSize + 1, (page - 1) * pageSize)
  return { items: items.slice(0, pageSize), page, hasMore: items.length > pageSize }
}
