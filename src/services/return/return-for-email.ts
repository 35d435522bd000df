import type { ReturnView } from '#domain/return/return-view.ts'
import { findReturn } from '#store/return/read-return.ts'
import type { Context } from '../context.ts'
import { toReturnView } from './to-return-view.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'settings'>

export type ReturnForEmail = {
  readonly view: ReturnView
  readonly orderId: string
  readonly name: string
  /** '' once the customer is erased. */
  readonly recipient: string
  /** The token of the link that opens this one return. */
  readonly token: string
}

/** For emails only, never for a request: it does not check the requester. */
export async function readReturnForEmail(
  ctx: Ctx,
  returnId: string,
): Promise<ReturnForEmail | undefined> {
  const stored = await findReturn(ctx.sql, returnId)
  if (!stored) return undefined
  return {
    view: await toReturnView(ctx, ctx.sql, stored),
    orderId: stored.order.id,
    name: stored.order.name,
    recipient: stored.order.email,
    token: ctx.keys.returnTokens.linkOf(returnId),
  }
}
