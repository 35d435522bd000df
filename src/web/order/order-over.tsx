import { useEffect, useState } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import { releasePendingOrder } from '#web/client/pending-order.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PaymentPage } from './payment-page.tsx'

type OrderOverProps = { readonly link: OrderLink; readonly reason: 'expired' | 'cancelled' }

/** The order ended unpaid; its cart, if this browser still has it, can be ordered again. */
export function OrderOver({ link, reason }: OrderOverProps) {
  const { over, number, toCart } = useText().order
  const { base } = useMarket()
  const [isCartStored, setCartStored] = useState(false)
  const { market, number: endedNumber } = link
  useEffect(() => {
    if (releasePendingOrder({ market, number: endedNumber })) setCartStored(true)
  }, [market, endedNumber])
  return (
    <PaymentPage title={over.title[reason]}>
      <div role="status" className="grid gap-3">
        <p>
          {over.text[reason]} {isCartStored && over.cartSaved}
        </p>
        <p className="text-ink-2">{over.moneyBack}</p>
      </div>
      <p className="text-meta text-ink-2">
        {number}: {endedNumber}
      </p>
      <div>
        <ButtonLink href={base + buildUrl(market, 'cart')}>{toCart}</ButtonLink>
      </div>
    </PaymentPage>
  )
}
