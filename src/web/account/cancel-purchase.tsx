import type { UnsentStage } from '#domain/order/purchase.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { Button } from '#web/ui/button.tsx'

type CancelPurchaseProps = {
  /** While the order waits for its payment, or is confirmed and the carrier does not have it yet. */
  readonly stage: UnsentStage
}

/** With a confirmation; works without scripts. */
export function CancelPurchase({ stage }: CancelPurchaseProps) {
  const { cancel } = useAccountText()
  return (
    <details className="w-full border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {cancel.open}
      </summary>
      <CancelPurchaseForm stage={stage} />
    </details>
  )
}

/** The consequences, and the button that cancels. */
export function CancelPurchaseForm({ stage }: CancelPurchaseProps) {
  const { cancel } = useAccountText()
  return (
    <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
      <p className="text-ink-2">
        {stage === 'awaiting-payment' ? cancel.text : cancel.confirmedText}
      </p>
      <Button
        type="submit"
        tone="ghost"
        size="small"
        name="intent"
        value={stage === 'awaiting-payment' ? 'cancel' : 'cancel-confirmed'}
      >
        {cancel.confirm}
      </Button>
    </form>
  )
}
