import { payableUntilOf } from '#domain/order/payable-until.ts'
import type { ParcelStep, PurchaseDetails } from '#domain/order/purchase.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { TrackingLink } from '../ui/tracking-link.tsx'

/** The events of the parcel, as reported by the carrier; nothing before the first one. */
type ParcelCardProps = { readonly parcel: Pick<PurchaseDetails, 'steps' | 'tracking'> }

export function ParcelCard({ parcel: { steps, tracking } }: ParcelCardProps) {
  const { parcel } = useAccountText()
  const carrierSteps = steps.filter(({ stage }) => stage !== 'preparing')
  if (!tracking && carrierSteps.length === 0) return undefined
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{parcel.title}</h2>
      {tracking && (
        <div className="mt-1.5">
          <TrackingLink tracking={tracking} />
        </div>
      )}
      {carrierSteps.length > 0 && (
        <ol aria-label={parcel.steps} className="mt-4">
          {withoutRepeats(carrierSteps).map(step => (
            <Step key={`${step.stage} ${step.at}`} step={step} />
          ))}
        </ol>
      )}
    </Card>
  )
}

/** "Handed over" and "on the road" are the same to the recipient. */
function withoutRepeats(steps: readonly ParcelStep[]): readonly ParcelStep[] {
  return steps.filter(({ stage }, at) => stage !== steps[at - 1]?.stage)
}

function Step({ step: { stage, at, place } }: { readonly step: ParcelStep }) {
  const { stages } = useAccountText()
  const { market, locale } = useMarket()
  const day = formatLongDay(dayIn(market, new Date(at)), locale)
  const { time } = payableUntilOf(market, at, dayIn(market, new Date(at)))
  return (
    <ThreadEvent
      title={stages[stage]}
      when={`${day}, ${time}`}
      {...(place !== undefined && { note: place })}
      isDone
    />
  )
}
