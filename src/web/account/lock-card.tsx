import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { RefusedAlert } from './refused-alert.tsx'

type LockCardProps = {
  readonly tradeIn: TradeInView
  /** Set if the seller must sign in first. */
  readonly signInPath: string | undefined
  readonly isRefused: boolean
}

/** How the lock that was found is removed from afar, and the button for when it is; works without scripts. */
export function LockCard({ tradeIn: { lock }, signInPath, isRefused }: LockCardProps) {
  const text = useTradeInsText()
  const { base } = useMarket()
  const [isBusy, setBusy] = useBusy()
  if (isRefused)
    return (
      <RefusedAlert
        title={text.lock.late}
        about={{ location: 'sale-unlocked', errorType: 'move-not-allowed' }}
      />
    )
  if (!lock) return undefined
  return (
    <Card padding="roomy" className="grid justify-items-start gap-3">
      <h2 className="text-[1.375rem]">{text.lock.title}</h2>
      <p>{text.lock.how[lock.kind]}</p>
      <p className="text-ink-2">{text.lock.after}</p>
      {lock.isReported && (
        <Alert tone="success" announce="polite" title={text.lock.reported}>
          {text.lock.reportedText}
        </Alert>
      )}
      {signInPath === undefined ? (
        <form method="post" onSubmit={() => setBusy(true)}>
          <input type="hidden" name="intent" value="unlocked" />
          <Button type="submit" tone={lock.isReported ? 'ghost' : 'jade'} busy={isBusy}>
            {text.lock.report}
          </Button>
        </form>
      ) : (
        <ButtonLink href={base + signInPath}>{text.second.signIn}</ButtonLink>
      )}
    </Card>
  )
}
