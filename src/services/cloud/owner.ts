import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'keys'>

/**
 * An identifier by which a browser recognizes whether a cart still belongs to the same member, without learning who
 * that is.
 */
export function cartOwner(ctx: Ctx, userId: string): string {
  return createHmac('sha256', ctx.keys.secret)
    .update(`cart owner ${userId}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}
