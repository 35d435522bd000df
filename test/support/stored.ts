import { type Encoding, variantOf } from '#services/cache/cached-response.ts'
import type { WholeShop } from './whole-shop.ts'

type Shop = Pick<WholeShop, 'ctx'>

/** Everything that is stored, by key: the headers and the decoded body as text. */
export async function storedTexts(
  { ctx }: Shop,
  encoding: Encoding = 'identity',
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const [key, response] of ctx.responses.stored()) {
    const body = await variantOf(response, encoding)
    texts.set(key, `${JSON.stringify(response.headers)}\n${body}`)
  }
  return texts
}

/** The keys of what `work` stores. */
export async function storedDuring(
  { ctx }: Shop,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = ctx.responses.stored()
  await work()
  return [...ctx.responses.stored().keys()].filter(key => !before.has(key))
}

/** Empties the cache as a change of everything does, such as a new setting. */
export async function emptyCache({ database, ctx }: Pick<WholeShop, 'ctx' | 'database'>) {
  await database.pool.query(`insert into cache_change (tags) values ('{everything}')`)
  // The cache reads what has changed before it looks for a response.
  await ctx.responses.load('', async () => undefined)
}
