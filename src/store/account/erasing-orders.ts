import type { Statement } from '../transaction.ts'
import { erasingParcels } from './erasing-parcels.ts'

const hasInvoice = 'exists (select 1 from invoice i where i.order_id = o.id)'

/** A valid order without an invoice: its invoice must still be written. */
const isToBeInvoiced = `o.state in ('confirmed', 'closed') and not ${hasInvoice}`

const party = `case o.billing ->> 'kind' when 'corporate' then 'company' else 'person' end`

const claimsOfOrders = 'select id from warranty_claim where order_id = any($1::uuid[])'

const returnsOfOrders = 'select id from order_return where order_id = any($1::uuid[])'

const blank = `case o.billing ->> 'kind'
  when 'corporate' then '{"name":"","fiscalCode":"","registrationNumber":"","email":"","phone":""}'::jsonb
  else '{"name":"","email":"","phone":""}'::jsonb end`

/**
 * The order, its lines, its amounts and its invoice stay, as the tax law requires; who the customer was, where they live
 * and what was reported about them is deleted (docs/decisions/0015-erasure.md). Each statement takes the order ids.
 */
export const erasingOrders: readonly Statement[] = [
  {
    name: 'erase-order-persons',
    text: `update orders o set contact_name = '', contact_email = '', contact_phone = '',
        pickup_point = null, counted_as = '{}', browser_hash = null, wants_newsletter = false,
        billing = jsonb_build_object('kind', o.billing -> 'kind', ${party},
          case when ${isToBeInvoiced}
            then (o.billing -> ${party}) || '{"email":"","phone":""}'::jsonb
            else ${blank} end)
      where o.id = any($1::uuid[])`,
  },
  {
    name: 'erase-order-addresses',
    text: `delete from order_address a using orders o
      where o.id = a.order_id and o.id = any($1::uuid[]) and not (${isToBeInvoiced})`,
  },
  {
    name: 'erase-payment-facts',
    text: `update payment set person_sealed = null, redirect_url = null, last_error = null
      where order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-notices',
    text: `update provider_notice set raw = '', said = null
      where applied_at is not null
        and payment_id in (select id from payment where order_id = any($1::uuid[]))`,
  },
  {
    name: 'erase-refund-facts',
    text: `update refund set iban_sealed = null, holder_sealed = null, last_error = null
      where order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-return-facts',
    text: `update order_return set words = null, iban_sealed = null, holder_sealed = null, request_hash = ''
      where order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-return-words',
    text: 'update return_line set words = null where order_id = any($1::uuid[])',
  },
  {
    name: 'erase-return-photos',
    text: `delete from photo where subject_kind = 'return'
      and subject_id in (${returnsOfOrders})`,
  },
  {
    name: 'erase-parcel-labels',
    text: `update shipment set label = null, tracking_url = null, last_error = null
      where order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-parcel-events',
    text: `update shipment_event set place = null, raw = 'null'::jsonb
      where shipment_id in (select id from shipment where order_id = any($1::uuid[]))`,
  },
  {
    name: 'erase-claim-words',
    text: `update warranty_claim set words = null, finding = null, solution = null
      where order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-claim-reasons',
    text: `update warranty_history set reason = '' where claim_id in (${claimsOfOrders})`,
  },
  {
    name: 'erase-claim-photos',
    text: `delete from photo where subject_kind = 'warranty' and subject_id in (${claimsOfOrders})`,
  },
  ...erasingParcels('return', returnsOfOrders),
  ...erasingParcels('warranty', claimsOfOrders),
  {
    name: 'erase-return-reasons',
    text: `update return_history set reason = ''
      where actor = 'staff' and return_id in (${returnsOfOrders})`,
  },
  {
    name: 'erase-order-reasons',
    text: `update order_history set reason = '' where actor = 'staff' and order_id = any($1::uuid[])`,
  },
  {
    name: 'erase-unit-reasons',
    text: `update unit_history set reason = ''
      where actor = 'staff' and unit_id in (select unit_id from order_line where order_id = any($1::uuid[]))`,
  },
  {
    name: 'erase-task-facts',
    text: `update staff_task set facts = facts - 'iban' - 'reason' where order_id = any($1::uuid[])`,
  },
]
