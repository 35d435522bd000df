import { parseTradeInNumber } from '#domain/sell/sale-number.ts'
import type { TradeInRequester } from '#services/sell/own-sale.ts'
import { noteNotOwn } from '../not-own.ts'
import { asMember } from './member-page.ts'
import { notFound, type PageRequest } from './page-request.ts'
import { namedIn, viewerOf } from './return-asker.ts'

/** In the address: of the link in a sale's letters. */
export const tokenKey = 'token'

export type TradeInRequesting = {
  readonly requester: TradeInRequester
  /** It is in the account they are signed in to. */
  readonly isOwn: boolean
  /** What the address goes on saying. */
  readonly query: readonly (readonly [string, string])[]
}

/**
 * Who asks for a sale: its member, or whoever has the link of its letters; everybody else is led to the login page. A
 * member who came by the link of their own sale needs it no more.
 */
export async function tradeInRequester(request: PageRequest): Promise<TradeInRequesting> {
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

function asMemberOf(userId: string): TradeInRequesting {
  return {
    requester: { userId, token: '' },
    isOwn: true,
    query: [],
  }
}

async function isOwn(request: PageRequest, userId: string): Promise<boolean> {
  const own = { userId, token: '' }
  return (
    (await request.shop.tradeInServices.viewTradeIn(own, tradeInNumberIn(request))) !== undefined
  )
}

/** What is no number of a sale is no page, whoever asks. */
export function tradeInNumberIn(request: PageRequest): string {
  const number = parseTradeInNumber(namedIn(request))
  if (number === undefined) throw notFound()
  return number
}

/** Another one's is answered like what there is not, and written down. */
export function missingTradeIn({ requester: { userId } }: Pick<TradeInRequesting, 'requester'>) {
  if (userId !== undefined) noteNotOwn({ kind: 'sale', route: 'sale-details', userId })
  return notFound()
}
