import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { logNotOwn } from '#http/not-own.ts'
import type { TradeInRequester } from '#services/trade-in/own-trade-in.ts'
import { viewTradeIn } from '#services/trade-in/view-trade-ins.ts'
import { asMember } from '../account/member-page.ts'
import { notFound, type PageRequest } from '../page-request.ts'
import { namedIn, viewerOf } from '../return/return-requester.ts'

/** Query parameter: the token from the link in a trade-in's emails. */
export const tokenKey = 'token'

export type TradeInAccess = {
  readonly requester: TradeInRequester
  /** Whether the trade-in belongs to the signed-in member. */
  readonly isOwn: boolean
  /** The query parameters to pass on. */
  readonly query: readonly (readonly [string, string])[]
}

/**
 * The requester of a trade-in: its member, or anyone with the link from its emails; others are redirected to the login
 * page. A member who opened the link of their own trade-in needs no token.
 */
export async function tradeInRequester(request: PageRequest): Promise<TradeInAccess> {
  const token = request.query.get(tokenKey)
  if (token === null) return asMember(request, async ({ member: { userId } }) => asMemberOf(userId))
  const viewer = await viewerOf(request)
  const userId = viewer.kind === 'member' ? viewer.member.userId : undefined
  if (userId !== undefined && (await isOwn(request, userId))) return asMemberOf(userId)
  return {
    requester: { token, ...(userId !== undefined && { userId }) },
    isOwn: false,
    query: [[tokenKey, token]],
  }
}

function asMemberOf(userId: string): TradeInAccess {
  return {
    requester: { userId, token: '' },
    isOwn: true,
    query: [],
  }
}

async function isOwn(request: PageRequest, userId: string): Promise<boolean> {
  const own = { userId, token: '' }
  return (await viewTradeIn(request.ctx, own, tradeInNumberIn(request))) !== undefined
}

/** An invalid trade-in number is a 404 for every requester. */
export function tradeInNumberIn(request: PageRequest): string {
  const number = parseTradeInNumber(namedIn(request))
  if (number === undefined) throw notFound()
  return number
}

/** Another member's trade-in is answered with the same 404 as a missing one, and logged. */
export function missingTradeIn({ requester: { userId } }: Pick<TradeInAccess, 'requester'>) {
  if (userId !== undefined) logNotOwn({ kind: 'sale', route: 'sale-details', userId })
  return notFound()
}
