import { useState } from 'react'
import { checkoutFromWallet, type WalletAddress } from '#domain/checkout/from-wallet.ts'
import { toPayOf } from '#domain/checkout/totals.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { countryOf } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { saveCheckout } from '#web/client/checkout-store.ts'
import { fetchPostalPlaces } from '#web/client/places-client.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { type CheckoutContext, useCheckout } from '../checkout-context.tsx'
import { placeByWallet, totalsByCard } from '../pay/place-by-wallet.ts'
import { rowsHere } from '../pay/use-payment-rows.ts'
import { useWallets } from '../pay/use-wallets.ts'
import { WalletSection } from '../pay/wallet-section.tsx'

const courier = { method: 'courier', subtype: '' } as const
const lookUpMs = 5_000

type ExpressOfferProps = { readonly text: VoucherText }

/** Before anything is filled in, a wallet knows everything: who, where to, and the card. By courier, in one press. */
export function ExpressOffer({ text }: ExpressOfferProps) {
  const [isUnreadable, setUnreadable] = useState(false)
  const checkoutState = useCheckout()
  const { walletButtons, settings, vouchers } = checkoutState
  const { checkout } = checkoutState
  const price = deliveryCostOf(courier, checkout.market, settings.delivery)
  if (isUnreadable)
    return (
      <Alert tone="warning" announce="assertive" title={text.express.unreadable} className="mb-4">
        {text.express.fillIn}
      </Alert>
    )
  const isOffered = price && isCardOpen(checkoutState)
  if (vouchers.isChecking) return undefined
  if (!walletButtons || !isOffered) return <p role="status">{text.wallet.none}</p>
  const onUnreadable = () => setUnreadable(true)
  return <Express {...{ text, price, onUnreadable }} buttons={walletButtons} />
}

type ExpressProps = ExpressOfferProps & {
  readonly buttons: WalletButtons
  readonly price: Money
  readonly onUnreadable: () => void
}

function Express({ text, buttons, price, onUnreadable }: ExpressProps) {
  const checkoutState = useCheckout()
  const { market, base } = useMarket()
  const { delivery } = useText().checkout
  const format = useFormatPrice()
  const totals = totalsByCard(checkoutState, courier)
  const wallets = useWallets(buttons, {
    amount: toPayOf(totals),
    delivery: { country: countryOf[market], price, name: delivery.names.courier },
    place: async (pay, from) => {
      const begun = checkoutState.checkout
      const { checkout, isComplete } = checkoutFromWallet(begun, from, await placesOf(from))
      if (isComplete) return placeByWallet(checkoutState, checkout, pay, location.origin + base)
      saveCheckout(checkout)
      onUnreadable()
      return { kind: 'unreadable' }
    },
  })
  const placesOf = async ({ postalCode }: WalletAddress) => {
    const code = toPostalDigits(market, postalCode)
    if (code === undefined) return []
    return fetchPostalPlaces(market, code, AbortSignal.timeout(lookUpMs)).catch(() => [])
  }
  const { title, or } = text.express
  const note = text.express.total(format.total(toPayOf(totals)))
  return <WalletSection {...{ text, title, or, note, wallets }} total={totals.total} />
}

/** Whether the order can be paid by card, delivered by courier. */
function isCardOpen(checkoutState: CheckoutContext): boolean {
  const { rows, financed } = rowsHere(checkoutState, courier, { schemes: [] })
  const card = rows.find(({ type }) => type === 'card')
  return financed.minor > 0 && card?.availability.kind === 'open'
}
