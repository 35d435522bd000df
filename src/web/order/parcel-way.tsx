import type { InboundView } from '#domain/inbound/inbound.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { TrackingLink } from '#web/ui/tracking-link.tsx'

/** The tracking history of a parcel to the shop, and a link to its carrier. */
export function ParcelTracking({ parcel }: { readonly parcel: InboundView }) {
  const { one, carriers } = useReturningText()
  const { market, locale } = useMarket()
  const { awb, trackingUrl, carrier, steps } = parcel
  const dayOf = (at: string) => formatLongDay(dayIn(market, new Date(at)), locale)
  return (
    <>
      {awb !== undefined && (
        <TrackingLink
          tracking={{
            carrier: carriers[carrier],
            awb,
            ...(trackingUrl !== undefined && { url: trackingUrl }),
          }}
        />
      )}
      {steps.length > 0 && (
        <ol aria-label={one.parcelSteps}>
          {steps.map(({ state, at, place }) => (
            <ThreadEvent
              key={state + at}
              title={one.parcelStates[state]}
              when={dayOf(at)}
              {...(place !== undefined && { note: place })}
              isDone
            />
          ))}
        </ol>
      )}
    </>
  )
}
