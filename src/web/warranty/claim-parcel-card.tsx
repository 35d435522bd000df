import { pickupTime } from '#domain/inbound/courier-hours.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import type { ClaimView } from '#domain/warranty/warranty-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { placeLines } from '#web/ui/place-lines.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ParcelCode } from '../order/parcel-way.tsx'

type ClaimParcelProps = { readonly claim: ClaimView; readonly parcel: InboundView }

/** The location of the parcel, how it is handed over, and its label. */
export function ClaimParcelCard({ claim, parcel }: ClaimParcelProps) {
  const { claim: text } = useWarrantyText()
  const { state, awb, trackingUrl } = parcel
  return (
    <Card padding="roomy" className="grid gap-3">
      <h2 className="text-[1.375rem]">{text.parcel}</h2>
      <p className="font-semibold">{text.parcelStates[state]}</p>
      {isStillWithSender(state) && <HandoverDetails claim={claim} parcel={parcel} />}
      <ParcelCode parcel={parcel} />
      {awb !== undefined && (
        <p className="text-meta text-ink-2 [overflow-wrap:anywhere]">
          {text.awb(awb)}
          {trackingUrl !== undefined && (
            <>
              {' · '}
              <TextLink
                href={trackingUrl}
                rel="noopener noreferrer"
                className="inline-block min-h-6"
              >
                {text.track}
              </TextLink>
            </>
          )}
        </p>
      )}
    </Card>
  )
}

function HandoverDetails({ claim, parcel: { handover } }: ClaimParcelProps) {
  const { claim: text } = useWarrantyText()
  const { locale, market } = useMarket()
  const { labelPath, number } = claim
  const isCourier = handover.kind === 'courier'
  const lines = isCourier
    ? placeLines({
        market,
        delivery: { kind: 'courier', subtype: '', address: handover.from },
      })
    : []
  return (
    <>
      <div>
        <p>{isCourier ? text.courierOn(pickupTime(handover, locale)) : text.drop[handover.kind]}</p>
        {lines.map(line => (
          <p key={line} className="text-meta text-ink-2">
            {line}
          </p>
        ))}
      </div>
      {labelPath === undefined ? (
        <p className="text-ink-2">{text.write(number)}</p>
      ) : (
        <div>
          <ButtonLink size="small" href={labelPath}>
            {text.label}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
