import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** What a member chose in an order; the billing address is separate from the billing details. */
export type StoredChoices = {
  readonly contact: ContactDetails
  readonly delivery: DeliveryChoice
  readonly pointId: string | null
  readonly address: StoredAddress | null
  readonly billing: Billing
  readonly billingAddress: StoredAddress | null
}

export type StoredAddress = Omit<Address, 'details'> & { readonly details: string | null }

type Owner = { readonly userId: string; readonly market: Market }

export async function findLastChoices(
  sql: Sql,
  { userId, market }: Owner,
): Promise<StoredChoices | undefined> {
  return (await rowsOf<StoredChoices>(sql, last, [userId, market]))[0]
}

/** What a member said in a trade-in about who sends it, and from where a courier collects it. */
export type StoredSender = {
  readonly name: string
  readonly phone: string
  readonly address: Address | null
}

export async function findLastSender(
  sql: Sql,
  { userId, market }: Owner,
): Promise<StoredSender | undefined> {
  return (await rowsOf<StoredSender>(sql, lastSender, [userId, market]))[0]
}

function address(role: 'delivery' | 'billing') {
  return `
  select json_build_object(
    'county', json_build_object('id', a.county_id, 'name', a.county),
    'locality', json_build_object('id', a.locality_id, 'name', a.locality),
    'street', a.street, 'number', a.number, 'details', a.details,
    'postalCode', coalesce(a.postal_code, ''))
  from order_address a where a.order_id = o.id and a.role = '${role}'`
}

const last: Statement = {
  name: 'last-order',
  text: `
    select
      json_build_object(
        'name', o.contact_name, 'email', o.contact_email, 'phone', o.contact_phone) as contact,
      json_build_object('method', o.delivery_method, 'subtype', o.delivery_subtype) as delivery,
      o.pickup_point ->> 'id' as "pointId", (${address('delivery')}) as address,
      o.billing, (${address('billing')}) as "billingAddress"
    from orders o where o.user_id = $1::uuid and o.market = $2
    order by o.placed_at desc, o.id desc limit 1`,
}

const lastSender: Statement = {
  name: 'last-sender',
  text: `
    select s.sender_name as name, s.sender_phone as phone, s.handover -> 'from' as address
    from sale s where s.user_id = $1::uuid and s.market = $2 and s.sender_name is not null and s.sender_phone is not null
    order by s.started_at desc, s.id desc limit 1`,
}
