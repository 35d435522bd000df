import type { InboundSubject } from '#domain/inbound/inbound.ts'
import type { Statement } from '../transaction.ts'

/**
 * Erases sender, origin and carrier scans of the parcels to the shop, and the labels of those that went back. `subjects` is a subquery for the ids they were
 * sent for; it takes those of $1.
 */
export function erasingParcels(
  kind: InboundSubject['kind'],
  subjects: string,
): readonly Statement[] {
  const own = `subject_kind = '${kind}' and subject_id in (${subjects})`
  const parcels = `select id from inbound_parcel where ${own}`
  return [
    {
      name: `erase-${kind}-parcels`,
      text: `update inbound_parcel set sender_name = '', sender_email = '', sender_phone = '',
          handover = jsonb_build_object('kind', handover -> 'kind'), label = null,
          tracking_url = null, last_error = null
        where ${own}`,
    },
    {
      name: `erase-${kind}-parcel-events`,
      text: `update inbound_event set place = null, raw = 'null'::jsonb where parcel_id in (${parcels})`,
    },
    {
      name: `erase-${kind}-parcel-places`,
      text: `update inbound_history set place = null, reason = case actor when 'staff' then '' else reason end
        where parcel_id in (${parcels})`,
    },
    {
      name: `erase-${kind}-way-back`,
      text: `delete from way_back_parcel where ${own}`,
    },
  ]
}
