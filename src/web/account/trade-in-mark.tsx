import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { classNames } from '#web/ui/class-names.ts'

const going = 'border-jade bg-jade-tint text-jade-2'
const requesting = 'border-gold bg-gold-tint text-gold-ink'
const failed = 'border-rust bg-rust-tint text-rust'
const over = 'border-line-2 bg-sand text-ink-2'

const looks: Record<TradeInState, string> = {
  draft: requesting,
  offered: requesting,
  accepted: going,
  'label-sent': requesting,
  'in-transit': going,
  received: going,
  quarantined: going,
  inspected: going,
  'second-offer': requesting,
  'accepted-second': going,
  paid: over,
  rejected: failed,
  declined: going,
  returning: going,
  returned: over,
  recycled: over,
  surrendered: over,
  expired: over,
  cancelled: over,
}

/** The status of a trade-in as text; the colour only repeats it. */
export function TradeInMark({ state }: { readonly state: TradeInState }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-label font-[650]',
        looks[state],
      )}
    >
      {useTradeInsText().states[state]}
    </span>
  )
}
