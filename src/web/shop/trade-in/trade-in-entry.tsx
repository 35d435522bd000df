import { type ComponentType, type MouseEvent, useState } from 'react'
import { exchangePath } from '#domain/trade-in/begin-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { TradeInEstimateProps } from './trade-in-estimate.tsx'

/**
 * Leads to the questions about an old device that would pay for a part of this one. With JavaScript two of them are asked
 * here, and the price from the book is set against this one.
 */
export function TradeInEntry(props: TradeInEstimateProps) {
  const { tradeIn } = useText().product
  const { base, market } = useMarket()
  const [Estimate, setEstimate] = useState<ComponentType<TradeInEstimateProps>>()
  const href = base + exchangePath(market, props.towards)
  const open = async (event: MouseEvent) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    const loaded = await import('./trade-in-estimate.tsx').catch(() => undefined)
    if (loaded) setEstimate(() => loaded.TradeInEstimate)
    else location.assign(href)
  }
  if (Estimate) return <Estimate {...props} />
  return (
    <TextLink
      href={href}
      data-opens=""
      onClick={open}
      className="inline-block min-h-6 font-semibold"
    >
      {tradeIn.action}
    </TextLink>
  )
}
