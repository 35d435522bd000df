import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
import { walletParameter } from '#domain/checkout/from-cart.ts'
import type { MissingFromWallet } from '#domain/checkout/from-wallet.ts'
import { languageOf } from '#domain/market/market.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { LoadOnPress } from '#web/ui/load-on-press.tsx'
import { useCheckout } from '../checkout-context.tsx'

/**
 * Asks for the wallets, until an address is chosen: no third party is asked before somebody wants one. Who is billed
 * already is not billed as the wallet says. What a wallet could not say stays said until that step is completed.
 */
export function ExpressButton() {
  const { checkout, walletButtons } = useCheckout()
  const { express } = useText().checkout
  const [search] = useSearchParams()
  const [missing, setMissing] = useState<MissingFromWallet>()
  const language = languageOf[useMarket().market]
  const isBegun =
    completedValue(checkout, 'delivery-address') ?? knownValue(checkout, 'billing-details')
  const isMissing = missing && completedValue(checkout, missing) === undefined
  if (!walletButtons || (isBegun && !isMissing)) return undefined
  const load = async () => (await import('./load-express.tsx')).loadExpress(language)
  return (
    <div className="mb-4">
      <LoadOnPress
        label={express}
        load={load}
        props={{ missing, onMissing: setMissing }}
        isPressed={search.has(walletParameter)}
      />
    </div>
  )
}
