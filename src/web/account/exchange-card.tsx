import { useState } from 'react'
import { type OrderAgain, reorder } from '#domain/cart/reorder.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { Money } from '#domain/money/money.ts'
import type { ExchangeDevice } from '#domain/trade-in/trade-in.ts'
import { newId } from '#web/client/new-id.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { ExchangePrice } from '#web/shop/trade-in/exchange-price.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useTradeText } from '#web/text/use-trade-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export type Exchange = {
  readonly exchangeDevice: ExchangeDevice
  /** What is left of the voucher. */
  readonly voucher: Money
  /** The old device is not inspected yet: the order waits for it. */
  readonly isPending: boolean
  /** The voucher's code, without separators. */
  readonly code: string
  readonly again: OrderAgain
  readonly settings: CartSettings
}

/** The device that the old one was traded in for: one press puts it into the cart and applies the voucher. */
export function ExchangeCard({ exchange }: { readonly exchange: Exchange }) {
  const text = useTradeText()
  const { order, isBusy, error } = useOrdering(exchange)
  const formError = { location: 'exchange', field: '', fieldLabel: '', errorType: 'refused' }
  useShownErrors(error === undefined ? [] : [{ ...formError, errorMessage: error }])
  return (
    <Card padding="roomy">
      <ExchangePrice {...exchange} isFinal isFramed>
        {exchange.isPending && <p className="text-ink-2">{text.orderNote}</p>}
        <div className="mt-4 grid justify-items-start gap-3 noscript:hidden">
          <Button busy={isBusy} onClick={order}>
            {text.order}
          </Button>
          {error !== undefined && (
            <Alert tone="error" announce="assertive">
              {error}
            </Alert>
          )}
        </div>
      </ExchangePrice>
    </Card>
  )
}

function useOrdering({ again, code, settings }: Exchange) {
  const { product, general } = useText()
  const { market, base } = useMarket()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const fail = (message: string) => {
    setBusy(false)
    setError(message)
  }
  const addAndGo = async () => {
    const [{ changeCart, readCart }, { stepsOf }, { pathAfterCart }] = await Promise.all([
      import('#web/client/cart-store.ts'),
      import('#web/checkout/stored-steps.ts'),
      import('#web/client/path-after-cart.ts'),
    ])
    const place = { market, settings }
    const listingId = again.devices[0]?.facts.listingId
    const isThere = readCart(place).cart.phoneCart.some(line => line.listingId === listingId)
    const added = isThere ? undefined : changeCart(place, cart => reorder(cart, again, newId))
    if (added && !added.ok) return fail(refusalText(added.refusal, product))
    stepsOf(market).spend([code])
    location.assign(base + pathAfterCart(market))
  }
  const order = () => {
    setBusy(true)
    setError(undefined)
    addAndGo().catch(() => fail(general.offline))
  }
  return { order, isBusy, error }
}
