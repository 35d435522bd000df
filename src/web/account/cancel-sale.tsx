import { useBusy } from '#web/return/use-busy.ts'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RefusedNotice } from './refused-notice.tsx'

/** Asked for once more before it is done; works without scripts. */
export const CancelSale = ({ isRefused }: { readonly isRefused: boolean }) => {
  const { after } = useSaleText()
  const [isBusy, setBusy] = useBusy()
  return (
    <Card padding="roomy">
      {isRefused && <RefusedNotice title={after.cancelRefused} />}
      <details>
        <summary className="min-h-6 cursor-pointer font-semibold">{after.cancel}</summary>
        <p className="mt-2 mb-3 text-ink-2">{after.cancelText}</p>
        <form method="post" onSubmit={() => setBusy(true)}>
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" tone="ghost" size="small" busy={isBusy}>
            {after.cancelConfirm}
          </Button>
        </form>
      </details>
    </Card>
  )
}
