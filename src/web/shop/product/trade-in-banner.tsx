import { ArrowLeftRight } from 'lucide-react'
import type { Offer } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { TradeInEntry } from '../trade-in/trade-in-entry.tsx'

/** Buying with a trade-in: what an old device is worth is set against this price. */
export function TradeInBanner({ offer: { listingId, price } }: { readonly offer: Offer }) {
  const { tradeIn } = useText().product
  return (
    <aside className="flex gap-3 rounded-card bg-gold-tint px-4 py-3.5">
      <ArrowLeftRight size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1 text-meta">
        <p className="font-bold">{tradeIn.title}</p>
        <p className="mt-0.5 mb-1 text-ink-2">{tradeIn.text}</p>
        <TradeInEntry key={listingId} price={price} towards={listingId} />
      </div>
    </aside>
  )
}
