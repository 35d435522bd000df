import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { cheapestDelivery } from '#domain/delivery/cheapest.ts'
import { negate } from '#domain/money/arithmetic.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ExchangeRate } from '#web/ui/exchange-rate.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Seam } from '#web/ui/seam.tsx'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

type CartSummaryProps = {
  readonly cart: Cart
  readonly settings: MarketSettings
  /** The promo code field, on pages that have one. */
  readonly promo?: ReactNode
  readonly children?: ReactNode
}

/** The cost of the cart before a delivery is chosen, and the withdrawal period. */
export function CartSummary({ cart, settings, promo: field, children }: CartSummaryProps) {
  const { cart: text } = useText()
  const format = useFormatPrice()
  const summary = summaryOf(cart)
  const delivery = cheapestDelivery(cart.market, settings.delivery)
  const { promo } = cart
  return (
    <Card padding="roomy">
      <h2 className="mb-3 text-heading">{text.summary}</h2>
      {field !== undefined && <div className="mb-4">{field}</div>}
      <SummaryRows>
        <SummaryRow
          label={`${text.subtotal} · ${text.items(summary.items)}`}
          value={format.total(summary.subTotal)}
        />
        {promo && (
          <SummaryRow
            tone="saving"
            label={text.promo(promo.code, promo.percentage)}
            value={format.total(negate(summary.discount))}
          />
        )}
        {delivery && (
          <SummaryRow label={text.delivery} value={text.deliveryFrom(format.total(delivery))} />
        )}
      </SummaryRows>
      <p className="text-note text-ink-3">{text.deliveryNext}</p>
      <Seam className="my-3" />
      <div aria-live="polite" aria-atomic="true">
        <SummaryRows>
          <SummaryRow tone="total" label={text.total} value={format.total(summary.total)} />
        </SummaryRows>
      </div>
      <p className="text-note text-ink-3">{text.beforeDelivery}</p>
      <ExchangeRate />
      {children !== undefined && <div className="mt-4">{children}</div>}
      <ReturnDays days={cart.returnDays} />
    </Card>
  )
}

function ReturnDays({ days }: { readonly days: number }) {
  const { cart: text } = useText()
  return (
    <p className="mt-4 flex gap-2.5 text-meta text-ink-2">
      <RotateCcw size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-jade" />
      <span>
        <b className="block text-ink">{text.returnDays(days)}</b>
        {text.returnDaysNote}
      </span>
    </p>
  )
}
