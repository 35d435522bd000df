import type { WalletAddress } from '#domain/checkout/from-wallet.ts'
import type { Money } from '#domain/money/money.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import { loadScript, oncePerUrl } from './load-script.ts'

/** The part of Stripe's script for browsers that is used here (Express Checkout Element). */
type StripeScript = (publishableKey: string) => {
  readonly elements: (options: ElementsOptions) => StripeElements
  readonly confirmPayment: (payment: {
    readonly elements: StripeElements
    readonly clientSecret: string
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }) => Promise<{ readonly error?: { readonly code?: string } }>
}

type ElementsOptions = {
  readonly mode: 'payment'
  readonly amount: number
  readonly currency: string
  readonly locale: string
}

type StripeElements = {
  readonly create: (type: 'expressCheckout') => ExpressElement
  readonly update: (options: { readonly amount: number }) => void
  readonly submit: () => Promise<{ readonly error?: object }>
}

type ExpressElement = {
  readonly on: (event: string, handle: (event: WalletEvent) => void) => unknown
  readonly mount: (place: HTMLElement) => void
  readonly destroy: () => void
}

type WrittenAddress = Readonly<Partial<Record<'line1' | 'line2' | 'city' | 'postal_code', string>>>

type WalletEvent = {
  readonly availablePaymentMethods?: object
  readonly billingDetails?: {
    readonly name?: string
    readonly email?: string
    readonly phone?: string
  }
  readonly shippingAddress?: { readonly name?: string; readonly address?: WrittenAddress }
  readonly resolve?: (asked?: object) => void
  readonly paymentFailed?: (why: { readonly reason: 'fail' | 'invalid_shipping_address' }) => void
}

/** What came of an authorised wallet: `unreadable` if its address is none that the shop can deliver to. */
export type WalletEnd = 'paid' | 'unpaid' | 'unreadable'

type Handlers = {
  /** Whether the browser has a wallet; without one there are no buttons. */
  readonly onReady: (hasWallet: boolean) => void
  /** The wallet was authorised. */
  readonly onConfirm: (pay: PayByWallet, from: WalletAddress) => Promise<WalletEnd>
}

/** What the wallet is asked for besides the money: where to deliver, in one country, for a price in the amount. */
export type AskedDelivery = {
  readonly country: string
  readonly price: Money
  readonly name: string
}

/** Confirms an order's payment in the page; `returnUrl` is for banks that ask the customer on a page of their own. */
export type PayByWallet = (clientSecret: string, returnUrl: string) => Promise<boolean>

export type WalletsShown = {
  /** To another amount, in minor units of the same currency. */
  readonly update: (minor: number) => void
  readonly remove: () => void
}

const loaded = oncePerUrl(loadScript)

/** Shows the buttons of the browser's wallets; rejects if the script does not come. */
export async function showWallets(
  { scriptUrl, publishableKey }: WalletButtons,
  place: HTMLElement,
  {
    amount,
    locale,
    delivery,
  }: { readonly amount: Money; readonly locale: string; readonly delivery?: AskedDelivery },
  { onReady, onConfirm }: Handlers,
): Promise<WalletsShown> {
  await loaded(scriptUrl)
  const { Stripe } = globalThis as unknown as { readonly Stripe: StripeScript }
  const stripe = Stripe(publishableKey)
  const elements = stripe.elements({
    mode: 'payment',
    amount: amount.minor,
    currency: amount.currency.toLowerCase(),
    locale,
  })
  const pay: PayByWallet = async (clientSecret, returnUrl) => {
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      return error === undefined
    } catch {
      // Whether it was paid is asked on the page of the order.
      return false
    }
  }
  const confirm = async (event: WalletEvent) => {
    const { error } = await elements.submit()
    const end = error ? 'unpaid' : await onConfirm(pay, addressIn(event))
    if (end === 'unpaid') event.paymentFailed?.({ reason: 'fail' })
    if (end === 'unreadable') event.paymentFailed?.({ reason: 'invalid_shipping_address' })
  }
  const buttons = elements.create('expressCheckout')
  buttons.on('ready', ({ availablePaymentMethods }) =>
    onReady(availablePaymentMethods !== undefined),
  )
  buttons.on('click', event => event.resolve?.(delivery && askedOf(delivery)))
  // One price for the whole country.
  buttons.on('shippingaddresschange', event => event.resolve?.())
  buttons.on('confirm', event => void confirm(event))
  buttons.mount(place)
  return {
    update: minor => elements.update({ amount: minor }),
    remove: () => buttons.destroy(),
  }
}

function askedOf({ country, price, name }: AskedDelivery) {
  return {
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
    allowedShippingCountries: [country],
    shippingRates: [{ id: 'courier', amount: price.minor, displayName: name }],
  }
}

function addressIn({ billingDetails = {}, shippingAddress = {} }: WalletEvent): WalletAddress {
  const { line1 = '', line2 = '', city = '', postal_code = '' } = shippingAddress.address ?? {}
  return {
    name: shippingAddress.name ?? billingDetails.name ?? '',
    email: billingDetails.email ?? '',
    phone: billingDetails.phone ?? '',
    line1,
    line2,
    city,
    postalCode: postal_code,
  }
}
