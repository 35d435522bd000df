import type { Offer } from '#domain/device/listing.ts'
import { useText } from '#web/text/use-text.tsx'
import { LoadOnPress } from '#web/ui/load-on-press.tsx'

/** Opens the form for an email at a lower price. */
export function PriceAlert({ offer: { listingId, price } }: { readonly offer: Offer }) {
  const load = async () => (await import('./alert-form.tsx')).AlertForm
  return (
    <LoadOnPress
      label={useText().product.alert.priceTitle}
      load={load}
      props={{ listingId, price }}
    />
  )
}
