import type { PurchaseStage } from '#domain/order/purchase.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { classNames } from '#web/ui/class-names.ts'

const looks: Record<PurchaseStage, string> = {
  'awaiting-payment': 'border-gold bg-gold-tint text-gold-ink',
  'awaiting-trade-in': 'border-gold bg-gold-tint text-gold-ink',
  preparing: 'border-jade bg-jade-tint text-jade-2',
  'on-the-way': 'border-jade bg-jade-tint text-jade-2',
  'ready-for-pickup': 'border-gold bg-gold-tint text-gold-ink',
  delivered: 'border-line-2 bg-sand text-ink-2',
  'failed-attempt': 'border-rust bg-rust-tint text-rust',
  'coming-back': 'border-rust bg-rust-tint text-rust',
  'came-back': 'border-line-2 bg-sand text-ink-2',
  lost: 'border-rust bg-rust-tint text-rust',
  expired: 'border-line-2 bg-sand text-ink-2',
  cancelled: 'border-line-2 bg-sand text-ink-2',
}

/** The stage of an order as text; the colour only repeats it. */
export function StageMark({ stage }: { readonly stage: PurchaseStage }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-label font-[650]',
        looks[stage],
      )}
    >
      {useAccountText().stages[stage]}
    </span>
  )
}
