import type { CancelBack } from '#domain/order/cancel-back.ts'
import type { UnsentStage } from '#domain/order/purchase.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelMoney } from './cancel-money.tsx'

type CancelPurchaseProps = {
  /** While the order waits for its payment, or is confirmed and the carrier does not have it yet. */
  readonly stage: UnsentStage
  /** What the cancellation gives back; absent while the order waits for its payment. */
  readonly back: CancelBack | undefined
}

/** With a confirmation; works without scripts. */
export function CancelPurchase(props: CancelPurchaseProps) {
  const { cancel } = useAccountText()
  return (
    <details className="w-full border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {cancel.open}
      </summary>
      <CancelPurchaseForm {...props} />
    </details>
  )
}

/** The consequences, and the button that cancels. */
export function CancelPurchaseForm({ stage, back }: CancelPurchaseProps) {
  const { cancel } = useAccountText()
  return (
    <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
      <p className="text-ink-2">
        {stage === 'awaiting-payment' ? cancel.text : cancel.confirmedText}
      </p>
      {back && <CancelMoney back={back} />}
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
