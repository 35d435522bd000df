import { buildUrl } from '#domain/market/build-url.ts'
import type { StepPage } from '#domain/trade-in/step-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

type StoppedCardProps = Pick<Extract<StepPage, { kind: 'stopped' }>, 'reasons' | 'changePath'>

/** Why the shop does not buy the device, and what the seller can do with it. */
export function StoppedCard({ reasons, changePath }: StoppedCardProps) {
  const { stopped } = useTradeInStepsText()
  const { market, base } = useMarket()
  return (
    <>
      {reasons.map(reason => (
        <div key={reason} className="mt-4 grid max-w-[62ch] gap-5">
          <Alert tone="warning">
            <p>{stopped.why[reason]}</p>
          </Alert>
          <div>
            <h2 className="text-heading">{stopped.todo}</h2>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
              {stopped.ways[reason].map(way => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </div>
        </div>
      ))}
      <div className="mt-6 flex flex-wrap gap-2.5">
        <ButtonLink href={base + changePath}>{stopped.change}</ButtonLink>
        <ButtonLink tone="ghost" href={base + buildUrl(market, 'sell')}>
          {stopped.another}
        </ButtonLink>
      </div>
    </>
  )
}
