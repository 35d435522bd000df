import { useEffect, useRef, useState } from 'react'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
import { ready } from '#domain/checkout/ready.ts'
import { complete } from '#domain/checkout/steps.ts'
import { toPayOf, totalsOf } from '#domain/checkout/totals.ts'
import { languageOf } from '#domain/market/market.ts'
import { processingPath } from '#domain/order/status-path.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { logWarning } from '#web/client/logged.ts'
import {
  type PayByWallet,
  showWallets,
  startWallet,
  type WalletsShown,
} from '#web/client/stripe-wallet.ts'
import { LegalLink } from '#web/form/legal-link.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { type CheckoutContext, useCheckout } from '../checkout-context.tsx'
import { type Outcome, placeDraft } from '../place-draft.ts'
import { PlacingAlert } from '../placing-alert.tsx'
import type { PlacingMessage } from '../placing-message.ts'
import { usePaymentRows } from './use-payment-rows.ts'

type WalletPayProps = { readonly text: VoucherText }

/** Apple Pay and Google Pay, once nothing but the payment is missing: the wallet's own button places the order. */
export function WalletPay({ text }: WalletPayProps) {
  const { walletButtons, isOrderNext, isPaidByVouchers, vouchers } = useCheckout()
  const card = usePaymentRows().rows.find(({ type }) => type === 'card')
  const isOffered = isOrderNext && !isPaidByVouchers && !vouchers.isChecking
  if (!walletButtons || !isOffered || card?.availability.kind !== 'open') return undefined
  return <Wallets text={text} buttons={walletButtons} />
}

function Wallets({ text, buttons }: WalletPayProps & { readonly buttons: WalletButtons }) {
  const { payment } = useText().checkout
  const { box, hasWallet, isSending, message, total } = useWallets(buttons)
  const format = useFormatPrice()
  return (
    <section aria-label={text.wallet.title} hidden={!hasWallet} className="mb-4">
      {message && <PlacingAlert message={message} total={format.total(total)} />}
      <h3 className="mb-2.5 text-label font-[650]">{text.wallet.title}</h3>
      <div ref={box} />
      <p className="mt-2.5 text-meta text-ink-2">
        {text.wallet.before}
        <LegalLink to="terms">{payment.terms.terms}</LegalLink>
        {payment.terms.middle}
        <LegalLink to="privacy">{payment.terms.privacy}</LegalLink>.
      </p>
      <p className="mt-5 border-t border-line pt-5 text-label font-[650]">{text.wallet.or}</p>
      <p role="status" className="sr-only">
        {isSending ? text.wallet.sending : ''}
      </p>
    </section>
  )
}

function useWallets(buttons: WalletButtons) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<WalletsShown>(undefined)
  const [hasWallet, setWallet] = useState(false)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<PlacingMessage>()
  const checkoutState = useCheckout()
  const { market, base } = useMarket()
  const goTo = useGoTo(base)
  const totals = totalsByCard(checkoutState)
  const toPay = toPayOf(totals)
  const confirm = async (pay: PayByWallet) => {
    setSending(true)
    setMessage(undefined)
    const outcome = await placeByWallet(checkoutState, pay, location.origin + base)
    setSending(false)
    if (outcome.kind === 'not-placed') setMessage(outcome.message)
    else goTo(outcome.path)
    return outcome.kind === 'paid'
  }
  // The wallet calls it long after it was shown.
  const latest = useRef(confirm)
  useEffect(() => {
    latest.current = confirm
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is told to the buttons below
  useEffect(() => {
    const place = box.current
    if (!place) return
    let isCurrent = true
    const options = { amount: toPay, locale: languageOf[market] }
    const handlers = { onReady: setWallet, onConfirm: (pay: PayByWallet) => latest.current(pay) }
    showWallets(buttons, place, options, handlers).then(
      wallets => {
        if (isCurrent) shown.current = wallets
        else wallets.remove()
      },
      (error: unknown) => logWarning('wallets', error),
    )
    return () => {
      isCurrent = false
      shown.current?.remove()
    }
  }, [buttons.scriptUrl, buttons.publishableKey, market])
  const { minor } = toPay
  useEffect(() => shown.current?.update(minor), [minor])
  return { box, hasWallet, isSending, message, total: totals.total }
}

function totalsByCard({ cart, checkout, settings, vouchers }: CheckoutContext) {
  const delivery = completedValue(checkout, 'delivery-method')
  return totalsOf(cart, delivery, 'card', settings, vouchers.applied)
}

type WalletOutcome =
  | { readonly kind: 'paid' | 'unpaid'; readonly path: string }
  | { readonly kind: 'not-placed'; readonly message: PlacingMessage }

/** Places the order by card and confirms it with the wallet; an order that was not paid goes on on its own page. */
async function placeByWallet(
  checkoutState: CheckoutContext,
  pay: PayByWallet,
  base: string,
): Promise<WalletOutcome> {
  const { checkout, cart, settings, vouchers } = checkoutState
  const newsletter = knownValue(checkout, 'payment-method')?.newsletter ?? false
  const completed = complete(checkout, 'payment-method', { type: 'card', tac: true, newsletter })
  const totals = totalsByCard(checkoutState)
  const codes = vouchers.applied.map(({ code }) => code)
  const applied = codes.length === 0 ? undefined : { codes, shownToPay: toPayOf(totals) }
  const draft = completed.ok ? ready(completed.value, cart, totals.total, applied) : undefined
  if (!completed.ok || !draft?.ok)
    return { kind: 'not-placed', message: { kind: 'step', step: 'payment-method' } }
  let isPaid = false
  const place = { market: checkout.market, settings: settings.cart }
  const outcome = await placeDraft(draft.value, completed.value, place, async order => {
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
