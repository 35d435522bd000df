import type { Cart } from '#domain/cart/cart.ts'
import { summaryOf } from '#domain/cart/summary.ts'
import { TradeInEntry } from '#web/shop/trade-in/trade-in-entry.tsx'
import { useText } from '#web/text/use-text.tsx'

/** An old device may pay for a part of the first new one. */
export function TradeInCard({ cart }: { readonly cart: Cart }) {
  const { tradeIn } = useText().product
  const towards = cart.phoneCart[0]?.listingId
  if (towards === undefined) return undefined
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-meta lg:mt-4">
      <p className="font-bold">{tradeIn.title}</p>
      <TradeInEntry price={summaryOf(cart).total} towards={towards} />
    </div>
  )
}
