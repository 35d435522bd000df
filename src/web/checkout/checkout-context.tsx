import { createContext, type ReactNode, useContext } from 'react'
import type { Place } from '#domain/address/address.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Checkout, StepName, StepValues } from '#domain/checkout/checkout.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { Day } from '#domain/time/day.ts'
import type { VoucherView } from '#domain/voucher/voucher.ts'
import { CountiesProvider } from '../form/counties.tsx'
import type { VouchersNow } from './voucher/use-vouchers.ts'

/** The data the page was loaded with. */
export type CheckoutLoaded = {
  readonly settings: MarketSettings
  readonly counties: readonly Place[]
  readonly today: Day
  /** Present if the widget is configured (Spec 7.3). */
  readonly oneyWidget?: OneyWidget
  /** Present if wallets are configured. */
  readonly walletButtons?: WalletButtons
  /** The steps are prefilled with what the member chose before. */
  readonly isFilledIn?: true
  /** A member's own vouchers with money left. */
  readonly ownVouchers?: readonly VoucherView[]
}

/** What the server refused in an order, until the customer changes it. */
export type ShopRefusals = {
  readonly field?: { readonly step: StepName; readonly field: string }
  readonly payments: Readonly<Partial<Record<PaymentMethodId, PaymentRefusal>>>
}

/** Everything a step needs: the current data, and the functions to report changes. */
export type CheckoutContext = CheckoutLoaded & {
  readonly checkout: Checkout
  readonly cart: Cart
  readonly refusals: ShopRefusals
  readonly totals: CheckoutTotals
  readonly vouchers: VouchersNow
  /** The vouchers pay the whole order: no payment method is chosen. */
  readonly isPaidByVouchers: boolean
  /** Only the payment step is open: the order button completes it (markets.md). */
  readonly isOrderNext: boolean
  readonly complete: <Name extends StepName>(step: Name, value: StepValues[Name]) => void
  /** Saves what is filled in so far, so that it survives a reload. */
  readonly save: <Name extends StepName>(step: Name, draft: StepValues[Name]) => void
  readonly edit: (step: StepName) => void
}

const CheckoutReactContext = createContext<CheckoutContext | undefined>(undefined)

export function CheckoutProvider(props: {
  readonly checkoutState: CheckoutContext
  readonly children: ReactNode
}) {
  return (
    <CheckoutReactContext value={props.checkoutState}>
      <CountiesProvider value={props.checkoutState.counties}>{props.children}</CountiesProvider>
    </CheckoutReactContext>
  )
}

export function useCheckout(): CheckoutContext {
  const checkoutState = useContext(CheckoutReactContext)
  if (checkoutState === undefined) throw new Error('useCheckout is called outside CheckoutProvider')
  return checkoutState
}
