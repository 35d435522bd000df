import type { Tracking } from '#domain/order/purchase.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** The tracking number of a parcel, linked to the carrier's page if there is one. */
export function TrackingLink({ tracking: { awb, url } }: { readonly tracking: Tracking }) {
  const { parcel } = useAccountText()
  return (
    <p className="text-meta text-ink-2 [overflow-wrap:anywhere]">
      {parcel.tracking(awb)}
      {url !== undefined && (
        <>
          {' · '}
          <TextLink href={url} rel="noopener noreferrer" className="inline-block min-h-6">
            {parcel.track}
            <span className="sr-only"> ({parcel.opensCarrier})</span>
          </TextLink>
        </>
      )}
    </p>
  )
}
