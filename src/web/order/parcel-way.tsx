import type { InboundView } from '#domain/inbound/inbound.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'
import { TrackingLink } from '#web/ui/tracking-link.tsx'

/** What to show the carrier: its number of the parcel, to scan or to read. */
export function ParcelCode({ parcel }: { readonly parcel: InboundView }) {
  const { awb, code, handover } = parcel
  const { one } = useReturningText()
  if (awb === undefined || code === undefined) return undefined
  return (
    <div className="grid justify-items-start gap-2">
      <p>{one.parcelCode[handover.kind]}</p>
      <QrCode code={code} text={awb} />
    </div>
  )
}

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
              isDone={steps.length > 1 || state !== 'preparing'}
            />
          ))}
        </ol>
      )}
    </>
  )
}
