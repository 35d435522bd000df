import type { ClaimState } from '#domain/warranty/claim-state.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { classNames } from '#web/ui/class-names.ts'

const neutral = 'border-line-2 bg-sand text-ink-2'
const inProgress = 'border-jade bg-jade-tint text-jade-2'

const looks: Record<ClaimState, string> = {
  opened: 'border-gold bg-gold-tint text-gold-ink',
  received: inProgress,
  diagnosed: inProgress,
  repaired: inProgress,
  replaced: inProgress,
  refunded: inProgress,
  rejected: 'border-rust bg-rust-tint text-rust',
  closed: neutral,
  cancelled: neutral,
  expired: neutral,
}

/** The status of a claim as text; the colour only repeats it. */
export function ClaimMark({ state }: { readonly state: ClaimState }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-label font-[650]',
        looks[state],
      )}
    >
      {useWarrantyText().states[state]}
    </span>
  )
}
