import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { SaleAsker } from '#services/sell/own-sale.ts'
import { noteNotOwn } from '../not-own.ts'
import { asMember } from './member-page.ts'
import { notFound, type PageRequest } from './page-request.ts'
import { namedIn, viewerOf } from './return-asker.ts'

/** In the address: of the link in a sale's letters. */
export const tokenKey = 'token'

export type SaleAsking = {
  readonly asker: SaleAsker
  /** It is in the account they are signed in to. */
  readonly isOwn: boolean
  /** What the address goes on saying. */
  readonly query: readonly (readonly [string, string])[]
}

/**
 * Who asks for a sale: its member, or whoever has the link of its letters; everybody else is led to the login page. A
 * member who came by the link of their own sale needs it no more.
 */
export async function saleAsking(request: PageRequest): Promise<SaleAsking> {
  const token = request.query.get(tokenKey)
  if (token === null) return asMember(request, async ({ member: { userId } }) => asMemberOf(userId))
  const viewer = await viewerOf(request)
  const userId = viewer.kind === 'member' ? viewer.member.userId : undefined
  if (userId !== undefined && (await isOwn(request, userId))) return asMemberOf(userId)
  return {
    asker: { token, ...(userId !== undefined && { userId }) },
    isOwn: false,
    query: [[tokenKey, token]],
  }
}

function asMemberOf(userId: string): SaleAsking {
  return {
    asker: { userId, token: '' },
    isOwn: true,
    query: [],
  }
}

async function isOwn(request: PageRequest, userId: string): Promise<boolean> {
  const own = { userId, token: '' }
  return (await request.shop.selling.viewSale(own, saleNumberIn(request))) !== undefined
}

/** What is no number of a sale is no page, whoever asks. */
export function saleNumberIn(request: PageRequest): string {
  const number = parseSaleNumber(namedIn(request))
  if (number === undefined) throw notFound()
  return number
}

/** Another one's is answered like what there is not, and written down. */
export function missingSale({ asker: { userId } }: Pick<SaleAsking, 'asker'>) {
  if (userId !== undefined) noteNotOwn({ kind: 'sale', route: 'sale-details', userId })
  return notFound()
}
