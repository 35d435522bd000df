import { data, redirect } from 'react-router'
import { saleChangeSchema } from '#contract/sale-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import { readMemberForm } from './member-form.ts'
import { asMember, notOwn } from './member-page.ts'
import { notFound, onFixedPage, personal } from './page-request.ts'
import { namedIn } from './return-asker.ts'

/** One sale of a member; another one's is a 404, like a missing one. Without a number, the list of them. */
export const loadSale = onFixedPage('sale-details', request => {
  const { market, query } = request
  const written = namedIn(request)
  if (written === '') throw redirect(buildUrl(market, 'my-sales'), { headers: personal })
  const number = parseSaleNumber(written)
  // What is no number of a sale is no page, whoever asks.
  if (number === undefined) throw notFound()
  return asMember(request, async ({ member, shop }) => {
    const sale = await shop.selling.viewSale({ userId: member.userId, token: '' }, number)
    if (sale?.market !== market) throw notOwn({ member }, 'sale', 'sale-details')
    return {
      sale,
      isJustAccepted: query.get('done') === 'accepted',
      ...(sale.parcel?.hasLabel && { labelPath: `/labels/sale/${number}` }),
      ...(isGoingOn(sale.state) && {
        goOnPath: buildUrl(market, 'sell-step', ['offer'], [['sale', number]]),
      }),
    }
  })
})

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
