import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { RefundWay, ReturnReason } from '#domain/return/return-view.ts'
import { idIn } from '../id-in.ts'
import type { PicturedDevice } from '../order/read-order.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredReturnLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly itemId: string
  readonly title: string
  readonly grade: Grade | null
  readonly priceMinor: number
  readonly belongsTo: number | null
  readonly device: PicturedDevice | null
  readonly backMinor: number
  readonly reason: ReturnReason | null
  readonly words: string | null
  readonly keptMinor: number | null
  readonly found: string | null
}

/** A return with the facts of its order that identify the owner. Amounts in minor units, instants in lists as ISO text. */
export type StoredReturn = {
  readonly id: string
  readonly number: string
  readonly state: ReturnState
  readonly requestHash: string
  readonly requestedAt: Date
  readonly sendBy: string
  readonly words: string | null
  readonly refundWay: RefundWay
  readonly ibanSealed: string | null
  readonly holderSealed: string | null
  readonly currency: Currency
  readonly chargesMinor: number
  readonly lines: readonly StoredReturnLine[]
  /** The reason that staff wrote for the customer. */
  readonly rejectedFor: string | null
  readonly steps: readonly { readonly state: ReturnState; readonly at: string }[]
  readonly refunds: readonly {
    readonly id: string
    readonly state: RefundState
    readonly amountMinor: number
  }[]
  readonly order: {
    readonly id: string
    readonly number: string
    readonly market: Market
    readonly userId: string | null
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly linkTokenHash: string
  }
}

type Owner = { readonly userId: string; readonly market: Market }

export async function findReturnByNumber(sql: Sql, number: string) {
  return (await rowsOf<StoredReturn>(sql, byNumber, [number]))[0]
}

export async function findReturn(sql: Sql, id: string) {
  return (await rowsOf<StoredReturn>(sql, byId, [id]))[0]
}

/** Who inspected it last, as the history names them. */
export async function findReturnInspector(sql: Sql, id: string): Promise<string | undefined> {
  return (await rowsOf<{ actor: string }>(sql, inspectorOf, [id]))[0]?.actor
}

export async function findReturnByKey(sql: Sql, orderId: string, key: string) {
  return (await rowsOf<StoredReturn>(sql, byKey, [orderId, key]))[0]
}

/** Newest first. */
export function listOrderReturns(sql: Sql, orderId: string): Promise<readonly StoredReturn[]> {
  return rowsOf<StoredReturn>(sql, ofOrder, [orderId])
}

/** The returns of the member's own orders, newest first. */
export function listReturnsOfMember(
  sql: Sql,
  { userId, market }: Owner,
): Promise<readonly StoredReturn[]> {
  return rowsOf<StoredReturn>(sql, ofMember, [userId, market])
}

const lines = `
  select json_agg(json_build_object('position', n.position, 'kind', n.kind, 'itemId', n.item_id,
    'title', n.title, 'grade', n.grade, 'priceMinor', n.price_minor, 'belongsTo', n.belongs_to,
    'device', case when m.id is not null then json_build_object(
      'brand', m.brand, 'name', m.name, 'color', p.color ->> 'name', 'material', p.material) end,
    'backMinor', b.back_minor, 'reason', b.reason, 'words', b.words, 'keptMinor', b.kept_minor,
    'found', b.found) order by n.position)
  from return_line b join order_line n on n.order_id = b.order_id and n.position = b.position
  left join listing l on l.id = n.listing_id
  left join product p on p.id = l.product_id
  left join model m on m.id = p.model_id
  where b.return_id = r.id`

const steps = `
  select json_agg(json_build_object('state', h.to_state, 'at', h.at) order by h.step)
  from return_history h where h.return_id = r.id`

const rejectedFor = `
  select h.reason from return_history h where h.return_id = r.id and h.to_state = 'rejected'
  order by h.step desc limit 1`

const inspectorOf: Statement = {
  name: 'return-inspector',
  text: `select actor from return_history where return_id = $1::uuid and to_state = 'inspected'
    order by step desc limit 1`,
}

const refunds = `
  select coalesce(json_agg(json_build_object('id', f.id, 'state', f.state,
    'amountMinor', f.amount_minor) order by f.created_at, f.id), '[]')
  from return_refund b join refund f on f.id = b.refund_id where b.return_id = r.id`

const stored = `
  select r.id, r.number, r.state, r.request_hash as "requestHash", r.requested_at as "requestedAt",
    r.send_by::text as "sendBy", r.words, r.refund_way as "refundWay", r.iban_sealed as "ibanSealed",
    r.holder_sealed as "holderSealed", r.currency, r.charges_minor::float8 as "chargesMinor",
    (${lines}) as lines, (${steps}) as steps, (${rejectedFor}) as "rejectedFor", (${refunds}) as refunds,
    json_build_object('id', o.id, 'number', o.number, 'market', o.market, 'userId', o.user_id,
      'name', o.contact_name, 'email', o.contact_email, 'phone', o.contact_phone,
      'linkTokenHash', o.link_token_hash) as "order"
  from order_return r join orders o on o.id = r.order_id`

const byNumber: Statement = { name: 'return-by-number', text: `${stored} where r.number = $1` }

const byId: Statement = { name: 'return-by-id', text: `${stored} where r.id = ${idIn('$1')}` }

const byKey: Statement = {
  name: 'return-by-key',
  text: `${stored} where r.order_id = $1::uuid and r.request_key = $2`,
}

const ofOrder: Statement = {
  name: 'returns-of-order',
  text: `${stored} where r.order_id = $1::uuid order by r.count desc`,
}

const ofMember: Statement = {
  name: 'returns-of-member',
  text: `${stored} where o.user_id = $1::uuid and o.market = $2
    order by r.requested_at desc, r.number desc`,
}
