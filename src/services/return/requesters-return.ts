import { parseReturnNumber } from '#domain/return/return-number.ts'
import { findReturnByNumber, type StoredReturn } from '#store/return/read-return.ts'
import type { Context } from '../context.ts'
import { isRequesters } from './requesters-order.ts'
import type { ReturnRequester } from './return-requester.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/**
 * Accepts the number as a customer may write it; undefined if the return is not the requester's, as if it did not
 * exist.
 */
export async function requestersReturn(
  ctx: Ctx,
  requester: ReturnRequester,
  returnNumber: string,
): Promise<StoredReturn | undefined> {
  const number = parseReturnNumber(returnNumber)
  const stored = number && (await findReturnByNumber(ctx.sql, number))
  return stored && isTheirs(ctx, requester, stored) ? stored : undefined
}

function isTheirs(ctx: Ctx, requester: ReturnRequester, { id, order }: StoredReturn): boolean {
  return requester.kind === 'return-link'
    ? order.email !== '' && ctx.keys.returnTokens.isLinkOf(requester.token, id)
    : isRequesters(ctx, requester, order)
}
