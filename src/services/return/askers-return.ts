import { parseReturnNumber } from '#domain/return/return-number.ts'
import type { StoredReturn } from '#store/return/read-return.ts'
import { findReturnByNumber } from '#store/return/read-return.ts'
import { isAskers } from './requester.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnRequester } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'tokens' | 'now'>

/**
 * Accepts the number as a customer may write it; undefined if the return is not the requester's, as if it did not
 * exist.
 */
export async function askersReturn(
  deps: Deps,
  requester: ReturnRequester,
  returnNumber: string,
): Promise<StoredReturn | undefined> {
  const number = parseReturnNumber(returnNumber)
  const stored = number && (await findReturnByNumber(deps.sql, number))
  return stored && isTheirs(deps, requester, stored) ? stored : undefined
}

function isTheirs(deps: Deps, requester: ReturnRequester, { id, order }: StoredReturn): boolean {
  return requester.kind === 'return-link'
    ? order.email !== '' && deps.tokens.isLinkOf(requester.token, id)
    : isAskers(deps, requester, order)
}
