import {
  checkoutFromWallet,
  type MissingFromWallet,
  type WalletAddress,
} from '#domain/checkout/from-wallet.ts'
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

/** `missing` is the step for which the wallet that was pressed said nothing readable. */
export type OfferState = {
  readonly missing: MissingFromWallet | undefined
  readonly onMissing: (missing: MissingFromWallet) => void
}

type ExpressOfferProps = OfferState & { readonly text: VoucherText }

/** Before anything is filled in, a wallet knows everything: who, where to, and the card. By courier, in one press. */
export function ExpressOffer({ text, missing, onMissing }: ExpressOfferProps) {
  const checkoutState = useCheckout()
  const { walletButtons, settings, vouchers } = checkoutState
  const { checkout } = checkoutState
  const price = deliveryCostOf(courier, checkout.market, settings.delivery)
  if (missing) {
    const title = text.express.unreadable[missing]
    return (
      <Alert tone="warning" announce="assertive" title={title} className="mb-4">
        {text.express.fillIn}
      </Alert>
    )
  }
  const isOffered = price && isCardOpen(checkoutState)
  if (vouchers.isChecking) return undefined
  if (!walletButtons || !isOffered) return <p role="status">{text.wallet.none}</p>
  return <Express {...{ text, price, onMissing }} buttons={walletButtons} />
}

type ExpressProps = Omit<ExpressOfferProps, 'missing'> & {
  readonly buttons: WalletButtons
  readonly price: Money
}

function Express({ text, buttons, price, onMissing }: ExpressProps) {
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
      const { checkout, missing } = checkoutFromWallet(begun, from, await placesOf(from))
      if (!missing) return placeByWallet(checkoutState, checkout, pay, location.origin + base)
      onMissing(missing)
      saveCheckout(checkout)
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
