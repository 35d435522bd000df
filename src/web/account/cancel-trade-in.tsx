import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RefusedAlert } from './refused-alert.tsx'

type CancelTradeInProps = { readonly state: TradeInState; readonly isRefused: boolean }

/** With a confirmation; works without scripts. */
export function CancelTradeIn({ state, isRefused }: CancelTradeInProps) {
  const { after } = useTradeInText()
  const [isBusy, setBusy] = useBusy()
  return (
    <Card padding="roomy" className="print:hidden">
      {isRefused && (
        <RefusedAlert
          title={after.cancelRefused}
          about={{ location: 'sale-cancel', errorType: 'move-not-allowed' }}
        />
      )}
      <details>
        <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
          {after.cancel}
        </summary>
        <p className="mt-2 mb-3 text-ink-2">
          {state === 'draft' ? after.cancelDraftText : after.cancelText}
        </p>
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
