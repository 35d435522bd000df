import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { classNames } from '#web/ui/class-names.ts'

const inProgress = 'border-jade bg-jade-tint text-jade-2'
const actionNeeded = 'border-gold bg-gold-tint text-gold-ink'
const failed = 'border-rust bg-rust-tint text-rust'
const ended = 'border-line-2 bg-sand text-ink-2'

const looks: Record<TradeInState, string> = {
  draft: actionNeeded,
  offered: actionNeeded,
  accepted: inProgress,
  'label-sent': actionNeeded,
  'in-transit': inProgress,
  received: inProgress,
  quarantined: inProgress,
  locked: actionNeeded,
  inspected: inProgress,
  'second-offer': actionNeeded,
  objected: inProgress,
  'accepted-second': inProgress,
  paid: ended,
  rejected: failed,
  declined: inProgress,
  returning: inProgress,
  returned: ended,
  recycled: ended,
  surrendered: ended,
  expired: ended,
  cancelled: ended,
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
