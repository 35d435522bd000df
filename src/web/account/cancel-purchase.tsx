import { useAccountText } from '#web/text/account/account-text.ts'
import { Button } from '#web/ui/button.tsx'

type CancelPurchaseProps = {
  /** While the order waits for its payment, or stands and the carrier does not have it yet. */
  readonly of: 'unpaid' | 'confirmed'
}

/** Asked twice, without scripts too. */
export const CancelPurchase = ({ of }: CancelPurchaseProps) => {
  const { cancel } = useAccountText()
  return (
    <details className="w-full border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {cancel.open}
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
        <p className="text-ink-2">{of === 'unpaid' ? cancel.text : cancel.confirmedText}</p>
        <Button
          type="submit"
          tone="ghost"
          size="small"
          name="intent"
          value={of === 'unpaid' ? 'cancel' : 'cancel-confirmed'}
        >
          {cancel.confirm}
        </Button>
      </form>
    </details>
  )
}
