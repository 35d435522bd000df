import { redirect } from 'react-router'
import { purchaseFormSchema } from '#contract/account-form.ts'
import type { OrderAgain } from '#domain/cart/reorder.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { isUnsent } from '#domain/order/purchase.ts'
import { dayIn } from '#domain/time/day.ts'
import { orderAgain } from '#services/account/order-again.ts'
import { viewPurchase } from '#services/account/view-purchase.ts'
import { cancelUnsent } from '#services/return/cancel-unsent.ts'
import { viewCancelBack } from '#services/return/view-cancel-back.ts'
import { listReturnsOfOrder } from '#services/return/view-returns.ts'
import { listOwnDevices } from '#services/review/list-own.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { readMemberForm } from './member-form.ts'
import { asMember, notOwn } from './member-page.ts'

const page = 'my-purchases'

/** One order of a member; another member's order is a 404, like a missing one. */
export const loadPurchase = onFixedPage(page, request => {
  const number = numberIn(request)
  return asMember(request, async ({ member, market, ctx }) => {
    const owner = { userId: member.userId, market }
    const [details, reviewable] = await Promise.all([
      viewPurchase(ctx, owner, number),
      listOwnDevices(ctx, owner, number),
    ])
    if (!details) throw notOwn({ member }, 'order', page)
    const settings = ctx.settings.shopOf(market).cart
    const requester = { kind: 'member', userId: member.userId } as const
    const [returns, cancelBack] = await Promise.all([
      listReturnsOfOrder(ctx, requester, number),
      isUnsent(details.stage) ? viewCancelBack(ctx, requester, number) : undefined,
    ])
    return { details, reviewable, returns, cancelBack, settings, today: dayIn(market, ctx.clock()) }
  })
})

/** The order state each button assumes. */
export const seenAs = { cancel: 'awaiting-payment', 'cancel-confirmed': 'preparing' } as const

export type PurchaseAnswer = { readonly again: OrderAgain }

/** Cancels the order, or lists what of it can be bought again. */
export const changePurchase = onFixedPage(page, request => {
  const number = numberIn(request)
  return asMember(request, async ({ member, market, ctx }): Promise<PurchaseAnswer> => {
    const { intent } = await readMemberForm(request, purchaseFormSchema)
    const owner = { userId: member.userId, market }
    switch (intent) {
      case 'cancel':
      case 'cancel-confirmed': {
        const requester = { kind: 'member', userId: member.userId } as const
        const cancelled = await cancelUnsent(ctx, requester, number, seenAs[intent])
        if (!cancelled.ok && cancelled.refusal.kind === 'not-found')
          throw notOwn({ member }, 'order', page)
        // If the order was paid, or collected by the carrier, meanwhile, its current state is shown.
        throw redirect(buildUrl(market, page, [number]), { status: 303, headers: personal })
      }
      case 'order-again': {
        const again = await orderAgain(ctx, owner, number)
        if (!again) throw notOwn({ member }, 'order', page)
        return { again }
      }
    }
  })
})

/** An invalid order number is a 404 for every requester. */
function numberIn({ market, path }: PageRequest): string {
  const [segment = ''] = parsePath(market, path)?.params ?? []
  const parsed = parseOrderNumber(segment)
  if (parsed?.market !== market) throw notFound()
  return toOrderNumber(parsed.market, parsed.serial)
}
