import type { ReturnState } from '#domain/return/return-state.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { classNames } from '#web/ui/class-names.ts'

const looks: Record<ReturnState, string> = {
  requested: 'border-jade bg-jade-tint text-jade-2',
  approved: 'border-gold bg-gold-tint text-gold-ink',
  'in-transit': 'border-jade bg-jade-tint text-jade-2',
  received: 'border-jade bg-jade-tint text-jade-2',
  inspected: 'border-jade bg-jade-tint text-jade-2',
  settled: 'border-line-2 bg-sand text-ink-2',
  rejected: 'border-rust bg-rust-tint text-rust',
  'sent-back': 'border-line-2 bg-sand text-ink-2',
  cancelled: 'border-line-2 bg-sand text-ink-2',
  expired: 'border-rust bg-rust-tint text-rust',
}

/** The status of a return as text; the colour only repeats it. */
export function ReturnMark({ state }: { readonly state: ReturnState }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-label font-[650]',
        looks[state],
      )}
    >
      {useReturningText().states[state]}
    </span>
  )
}
