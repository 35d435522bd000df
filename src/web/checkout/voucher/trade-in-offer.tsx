import { TradeInEntry } from '#web/shop/trade-in/trade-in-entry.tsx'
import { useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** An old device may pay for a part, until a voucher does: what was filled in is there again on the way back. */
export function TradeInOffer() {
  const { cart, totals, vouchers } = useCheckout()
  const { tradeIn } = useText().product
  const towards = cart.phoneCart[0]?.listingId
  if (towards === undefined || vouchers.applied.length > 0) return undefined
  return (
    <div className="mb-5 grid gap-1 border-b border-line pb-5">
      <p className="text-label font-[650]">{tradeIn.title}</p>
      <TradeInEntry price={totals.total} towards={towards} />
    </div>
  )
}
