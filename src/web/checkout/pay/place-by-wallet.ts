import { type Checkout, completedValue } from '#domain/checkout/checkout.ts'
import { ready } from '#domain/checkout/ready.ts'
import { type CheckoutTotals, toPayOf, totalsOf } from '#domain/checkout/totals.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { processingPath } from '#domain/order/status-path.ts'
import { startWallet } from '#web/client/payment-client.ts'
import type { PayByWallet } from '#web/client/stripe-wallet.ts'
import type { CheckoutContext } from '../checkout-context.tsx'
import { type Outcome, placeDraft } from '../place-draft.ts'
import type { WalletOutcome } from './use-wallets.ts'

type Shown = Pick<CheckoutContext, 'cart' | 'settings' | 'vouchers'>

/** The totals of a cart that is paid by card. */
export function totalsByCard(
  { cart, settings, vouchers }: Shown,
  delivery: DeliveryChoice | undefined,
): CheckoutTotals {
  return totalsOf(cart, delivery, 'card', settings, vouchers.applied)
}

/** Places a completed checkout and confirms it with the wallet; an order that was not paid goes on on its own page. */
export async function placeByWallet(
  shown: Shown,
  checkout: Checkout,
  pay: PayByWallet,
  base: string,
): Promise<WalletOutcome> {
  const { cart, settings, vouchers } = shown
  const totals = totalsByCard(shown, completedValue(checkout, 'delivery-method'))
  const codes = vouchers.applied.map(({ code }) => code)
  const applied = codes.length === 0 ? undefined : { codes, shownToPay: toPayOf(totals) }
  const draft = ready(checkout, cart, totals.total, applied)
  if (!draft.ok) return { kind: 'not-placed', message: { kind: 'step', step: 'payment-method' } }
  let isPaid = false
  const place = { market: checkout.market, settings: settings.cart }
  const outcome = await placeDraft(draft.value, checkout, place, async order => {
    const path = processingPath(order)
    const secret = await startWallet(order)
    isPaid = secret !== undefined && (await pay(secret, base + path))
    return { kind: 'path', path }
  })
  if (outcome.kind === 'not-placed') return { kind: 'not-placed', message: outcome.message }
  return { kind: isPaid ? 'paid' : 'unpaid', path: pathOf(outcome) }
}

function pathOf(outcome: Exclude<Outcome, { kind: 'not-placed' }>): string {
  if (outcome.kind === 'placed') return outcome.path
  return outcome.at.kind === 'path' ? outcome.at.path : outcome.at.url
}
