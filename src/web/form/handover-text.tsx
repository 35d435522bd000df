import { pickupTime } from '#domain/inbound/courier-hours.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { placeLines } from '#web/ui/place-lines.ts'

/** How the parcel is handed to the carrier: the day and the place, or where it can be dropped off. */
export function HandoverText({ handover }: { readonly handover: Handover }) {
  const { one } = useReturningText()
  const { market, locale } = useMarket()
  const isCourier = handover.kind === 'courier'
  const title = isCourier ? one.courier(pickupTime(handover, locale)) : one.drop[handover.kind]
  const place = isCourier ? { address: handover.from } : handover.point && { point: handover.point }
  const lines = place
    ? placeLines({ market, delivery: { kind: handover.kind, subtype: '', ...place } })
    : []
  return (
    <div>
      <p className="font-semibold">{title}</p>
      {lines.length > 0 && (
        <div className="mt-1.5 text-[0.9375rem] text-ink-2">
          <p className="text-meta font-[620]">{isCourier ? one.courierFrom : one.dropAt}</p>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  )
}
