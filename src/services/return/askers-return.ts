import { parseReturnNumber } from '#domain/return/return-number.ts'
import type { StoredReturn } from '#store/return/read-return.ts'
import { isAskers } from './asker.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnAsker } from './returning.ts'

type Means = Pick<ReturnStores, 'runner' | 'reader' | 'tokens' | 'now'>

/** As a shopper may write the number; undefined where it is not the asker's, as where there is none. */
export async function askersReturn(
  means: Means,
  asker: ReturnAsker,
  returnNumber: string,
): Promise<StoredReturn | undefined> {
  const number = parseReturnNumber(returnNumber)
  const stored = number && (await means.reader.byNumber(means.runner, number))
  return stored && isTheirs(means, asker, stored) ? stored : undefined
}

function isTheirs(means: Means, asker: ReturnAsker, { id, order }: StoredReturn): boolean {
  return asker.kind === 'return-link'
    ? order.email !== '' && means.tokens.isLinkOf(asker.token, id)
    : isAskers(means, asker, order)
}
