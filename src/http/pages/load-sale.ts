import { data, redirect } from 'react-router'
import { saleChangeSchema } from '#contract/sale-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import { viewerOf } from './entry.ts'
import { readMemberForm } from './member-form.ts'
import { asMember, notOwn } from './member-page.ts'
import { notFound, onFixedPage, type PageRequest, personal } from './page-request.ts'
import { namedIn } from './return-asker.ts'

/** In the address: of the link in a letter, which shows a sale without signing in. */
const tokenKey = 'token'

/** One sale, for its member or whoever has the link of its letters; another one's is a 404, like a missing one. Without a number, the list of them. */
export const loadSale = onFixedPage('sale-details', request => {
  const { market, query } = request
  const written = namedIn(request)
  if (written === '') throw redirect(buildUrl(market, 'my-sales'), { headers: personal })
  const number = parseSaleNumber(written)
  // What is no number of a sale is no page, whoever asks.
  if (number === undefined) throw notFound()
  const token = query.get(tokenKey)
  return token === null ? ofMember(request, number) : byLink(request, number, token)
})

const ofMember = (request: PageRequest, number: string) =>
  asMember(request, async ({ member, shop, market }) => {
    const sale = await shop.selling.viewSale({ userId: member.userId, token: '' }, number)
    if (sale?.market !== market) throw notOwn({ member }, 'sale', 'sale-details')
    return shownOf(request, sale)
  })

/** Its member is led to the page of the account, where it can be changed. */
const byLink = async (request: PageRequest, number: string, token: string) => {
  const { shop, market } = request
  const viewer = await viewerOf(request)
  const userId = viewer.kind === 'member' ? viewer.member.userId : undefined
  if (userId !== undefined && (await shop.selling.viewSale({ userId, token: '' }, number)))
    throw redirect(buildUrl(market, 'sale-details', [number]), { headers: personal })
  const sale = await shop.selling.viewSale({ token }, number)
  if (sale?.market !== market) throw notFound()
  return shownOf(request, sale, token)
}

const shownOf = ({ market, query }: PageRequest, sale: SaleView, token?: string) => {
  const { number, state, parcel } = sale
  const shown = token === undefined ? '' : `?t=${encodeURIComponent(token)}`
  const pairs = token === undefined ? [] : ([[tokenKey, token]] as const)
  return {
    sale,
    isMember: token === undefined,
    isJustAccepted: query.get('done') === 'accepted',
    ...(parcel?.hasLabel && { labelPath: `/labels/sale/${number}${shown}` }),
    ...(isGoingOn(state) && {
      goOnPath: buildUrl(market, 'sell-step', ['offer'], [['sale', number], ...pairs]),
    }),
  }
}

const isGoingOn = (state: SaleState): boolean => state === 'offered' || state === 'draft'

/** Cancels a sale whose parcel is still with its seller. */
export const changeSale = onFixedPage('sale-details', request => {
  const number = parseSaleNumber(namedIn(request))
  if (number === undefined) throw notFound()
  return asMember(request, async ({ member, shop, market }) => {
    await readMemberForm(request, saleChangeSchema)
    const asker = { userId: member.userId, token: '' }
    const cancelled = await shop.selling.cancelSale(asker, number)
    if (!cancelled.ok && cancelled.refusal.kind === 'not-found')
      throw notOwn({ member }, 'sale', 'sale-details')
    if (!cancelled.ok) return data({ isRefused: true } as const, { status: 409, headers: personal })
    throw redirect(buildUrl(market, 'sale-details', [number]), { status: 303, headers: personal })
  })
})
