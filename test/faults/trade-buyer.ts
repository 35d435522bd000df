import { randomUUID } from 'node:crypto'
import { claim, giveBack, review } from '#app/demo/history/after-sales.ts'
import type { History, HistoryMarket } from '#app/demo/history/history.ts'
import {
  beginCardPayment,
  bringBy,
  type Purchase,
  payByCard,
  place,
  remit,
} from '#app/demo/history/purchases.ts'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { cancelOrder } from '#services/payment/cancel-order.ts'
import { decideRefund, requestRefund } from '#services/payment/request-refund.ts'
import type { Draws } from './draws.ts'

/** What a customer knows of an order, and so what the shop must have made of it in the end. */
export type Bought = {
  readonly number: string
  /** `either`: paid and cancelled at the same time. */
  payment: 'on-delivery' | 'paid' | 'unpaid' | 'either'
  isCancelled: boolean
  /** Whether anything was asked that may bring money back. */
  mayGetBack: boolean
}

const paying = {
  pay: 62,
  'pay, told twice at once': 12,
  'never pay': 7,
  'pay after the hold': 5,
  cancel: 6,
  'cancel while paying': 8,
} as const

const afterwards = {
  'keep it': 34,
  'cancel before it is sent': 12,
  'cancel twice at once': 6,
  'give it back': 16,
  'give it back twice at once': 8,
  'staff refund a part': 8,
  'staff refund all twice at once': 6,
  claim: 10,
  review: 6,
} as const

/** One customer from the cart to any end; `undefined` if the device was sold to somebody else first. */
export async function playBuyer(
  history: History,
  of: HistoryMarket,
  draws: Draws,
): Promise<Bought | undefined> {
  const purchase = await place(history, of)
  if (!purchase) return undefined
  const bought: Bought = {
    number: purchase.number,
    payment: 'on-delivery',
    isCancelled: false,
    mayGetBack: false,
  }
  bringBy(history, purchase, 'courier')
  remit(history, purchase)
  if (!purchase.isOnDelivery) await pay(history, purchase, bought, draws)
  const isOpen = bought.payment === 'on-delivery' || bought.payment === 'paid'
  if (isOpen) goOn(history, of, purchase, bought, draws)
  return bought
}

async function pay(history: History, purchase: Purchase, bought: Bought, draws: Draws) {
  const { number, token } = purchase
  const cancelled = () => cancelOrder(history.ctx, number, token)
  const paid = () => payByCard(history, purchase)
  await beginCardPayment(history, purchase)
  switch (draws.weighted(paying)) {
    case 'pay':
      await paid()
      bought.payment = 'paid'
      return
    case 'pay, told twice at once':
      await Promise.all([paid(), paid(), beginCardPayment(history, purchase)])
      bought.payment = 'paid'
      return
    case 'never pay':
      bought.payment = 'unpaid'
      return
    case 'pay after the hold':
      bought.payment = 'unpaid'
      history.later(1, paid)
      return
    case 'cancel':
      bought.payment = 'unpaid'
      await cancelled()
      return
    case 'cancel while paying':
      bought.payment = 'either'
      await Promise.all([paid(), cancelled()])
  }
}

function goOn(
  history: History,
  of: HistoryMarket,
  purchase: Purchase,
  bought: Bought,
  draws: Draws,
) {
  const { ctx, later } = history
  const { number, token } = purchase
  const cancel = async () => {
    const result = await cancelConfirmed(ctx, number, token)
    if (result.ok) bought.isCancelled = true
  }
  const back = (isSettled: boolean) => {
    bought.mayGetBack = true
    return giveBack(history, of, purchase, isSettled)
  }
  switch (draws.weighted(afterwards)) {
    case 'keep it':
      return
    case 'cancel before it is sent':
      later(draws.next(), cancel)
      return
    case 'cancel twice at once':
      later(draws.next(), () => Promise.all([cancel(), cancel()]))
      return
    case 'give it back':
      later(draws.whole(6, 20), () => back(draws.chance(0.8)))
      return
    case 'give it back twice at once':
      later(draws.whole(6, 20), () => Promise.all([back(true), back(true)]))
      return
    case 'staff refund a part':
      later(draws.whole(1, 10), () => refund(history, bought, 2, 1))
      return
    case 'staff refund all twice at once':
      later(draws.whole(1, 10), () => refund(history, bought, 1, 2))
      return
    case 'claim':
      later(20, () => claim(history, of, purchase))
      return
    case 'review':
      later(draws.whole(10, 14), () => review(history, of, purchase, draws.whole(0, 9)))
  }
}

/** Staff ask for one of `parts` of the total, and approve it, `times` at once. */
async function refund({ ctx }: History, bought: Bought, parts: number, times: number) {
  const { rows } = await ctx.sql.query<{ total: number }>({
    text: 'select total_minor::float8 as total from orders where number = $1',
    values: [bought.number],
  })
  // A forint has no subunit.
  const amountMinor = Math.floor((rows[0]?.total ?? 0) / parts / 100) * 100
  const why = { reason: 'goodwill', actor: 'staff' }
  await Promise.all(
    Array.from({ length: times }, async () => {
      const request = { orderNumber: bought.number, amountMinor, ...why }
      const asked = await requestRefund(ctx, request, randomUUID())
      if (!asked.ok) return
      bought.mayGetBack = true
      for (const { id } of [asked.value, ...(asked.value.beside ?? [])])
        await decideRefund(ctx, { refundId: id, by: 'approve', ...why })
    }),
  )
}
