import { ArrowLeftRight } from 'lucide-react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Buying with a trade-in: starts a draft trade-in whose offer is compared with this price. */
export function TradeInBanner({ listingId }: { readonly listingId: string }) {
  const { tradeIn } = useText().product
  const { base, market } = useMarket()
  return (
    <aside className="flex gap-3 rounded-card bg-gold-tint px-4 py-3.5">
      <ArrowLeftRight size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-ink" />
      <div className="min-w-0 text-meta">
        <p className="font-bold">{tradeIn.title}</p>
        <p className="mt-0.5 text-ink-2">{tradeIn.text}</p>
        <p className="mt-1">
          <TextLink
            href={base + buildUrl(market, 'sell-step', ['intro'], [['towards', listingId]])}
            className="inline-block min-h-6 font-semibold"
          >
            {tradeIn.action}
          </TextLink>
        </p>
      </div>
    </aside>
  )
}
