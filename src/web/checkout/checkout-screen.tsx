import { type ReactNode, useState } from 'react'
import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { Checkout } from '#domain/checkout/checkout.ts'
import { type CartInUse, useCart } from '#web/client/use-cart.ts'
import { PendingOrderAlert } from '#web/order/pending-order-alert.tsx'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { AfterRefusal } from './after-refusal.ts'
import { CartUpdateAlerts } from './cart-update-alerts.tsx'
import { type CheckoutLoaded, CheckoutProvider } from './checkout-context.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { ResetButton } from './reset-button.tsx'
import { OrderBox } from './summary/order-box.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { type CartUpdate, useArrival } from './use-arrival.ts'
import { useCheckoutState } from './use-checkout-state.ts'
import { useLeaving, usePlacing } from './use-placing.ts'

type CheckoutScreenProps = {
  readonly loaded: CheckoutLoaded
  /** `undefined` until the browser's storage is read. */
  readonly checkout: Checkout | undefined
  /** Above the steps. */
  readonly signInOffer?: ReactNode
}

/** The five steps, the totals beside them, and the order button (Spec 2.3). */
export function CheckoutScreen({ loaded, checkout, signInOffer }: CheckoutScreenProps) {
  const cartInUse = useCart(loaded.settings.cart)
  const arrival = useArrival(cartInUse)
  const [refreshed, setRefreshed] = useState(arrival.refreshed)
  const { isLeaving, leave } = useLeaving()
  if (!cartInUse.isReady || !checkout || isLeaving) return <CheckoutSkeleton />
  if (!hasItems(cartInUse.cart))
    return <EmptyCheckout update={refreshed ? { refreshed } : arrival} />
  return (
    <CheckoutBody
      {...{ loaded, cartInUse, checkout, arrival, signInOffer }}
      onLeave={leave}
      onCartChanged={setRefreshed}
    />
  )
}

type CheckoutBodyProps = Pick<CheckoutScreenProps, 'loaded' | 'signInOffer'> & {
  readonly cartInUse: CartInUse
  readonly checkout: Checkout
  readonly arrival: CartUpdate
  readonly onLeave: () => void
  readonly onCartChanged: (alert: RefreshAlert | undefined) => void
}

function CheckoutBody(props: CheckoutBodyProps) {
  const { loaded, cartInUse, checkout, arrival, onLeave } = props
  const { checkoutState, totals, refuse } = useCheckoutState(loaded, cartInUse.cart, checkout)
  const onRefused = (refused: AfterRefusal) => {
    refuse(refused)
    if (refused.message.kind === 'cart-changed') props.onCartChanged(refused.message.alert)
  }
  const placing = usePlacing({ checkoutState, cartInUse, onLeave, onRefused })
  const { title, summary } = useText().checkout
  const format = useFormatPrice()
  return (
    <CheckoutProvider checkoutState={checkoutState}>
      <section data-slim="" className="wrap py-6 sm:py-10">
        <h1>{title}</h1>
        {!placing.isSending && <PendingOrderAlert className="mt-5" />}
        <CartUpdateAlerts update={arrival} total={format.total(totals.total)} />
        <div className="mt-5 flex flex-col gap-6 lg:grid lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-7.5">
          <div className="min-w-0">
            {props.signInOffer}
            <CheckoutSteps />
            <ResetButton />
          </div>
          <aside
            aria-label={summary.title}
            className="contents lg:sticky lg:top-5 lg:block lg:max-h-[calc(100dvh-2.5rem)] lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-paper lg:px-5.5 lg:py-4.5"
          >
            <OrderSummary totals={totals} />
            <OrderBox placing={placing} totals={totals} />
          </aside>
        </div>
      </section>
    </CheckoutProvider>
  )
}
