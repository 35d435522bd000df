import { completedValue } from '#domain/checkout/checkout.ts'
import { languageOf } from '#domain/market/market.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { LoadOnPress } from '#web/ui/load-on-press.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** Asks for the wallets, until an address is chosen: no third party is asked before somebody wants one. */
export function ExpressButton() {
  const { checkout, walletButtons } = useCheckout()
  const { express } = useText().checkout
  const language = languageOf[useMarket().market]
  if (!walletButtons || completedValue(checkout, 'delivery-address')) return undefined
  const load = async () => (await import('./load-express.tsx')).loadExpress(language)
  return (
    <div className="mb-4">
      <LoadOnPress label={express} load={load} props={{}} />
    </div>
  )
}
