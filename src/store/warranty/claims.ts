import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { Day } from '#domain/time/day.ts'
import type { PurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { ClaimState } from '#domain/warranty/claim-state.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import type { Problem } from '#domain/warranty/problem.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredClaim = PurchasedDevice & {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly orderId: string
  readonly title: string
  readonly state: ClaimState
  readonly cover: CoverKind
  readonly problem: Problem
  readonly words: string | null
  readonly sendBy: Day
  readonly receivedOn: Day | null
  readonly finding: string | null
  readonly solution: string | null
  readonly openedAt: Date
  readonly refund: {
    readonly state: RefundState
    readonly minor: number
    readonly currency: Currency
  } | null
}

export type NewClaim = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly orderId: string
  readonly position: number
  readonly cover: CoverKind
  readonly problem: Problem
  readonly words: string | undefined
  readonly sendBy: Day
  readonly at: Date
}

/** `set` contains the facts that become known in this step. */
export type ClaimStep = {
  readonly from: ClaimState | null
  readonly to: ClaimState
  readonly actor: string
  readonly reason: string
  readonly at: Date
  readonly set?: {
    readonly receivedOn?: Day
    readonly finding?: string
    readonly solution?: string
    readonly refundId?: string
  }
}

export type StoredClaimStep = { readonly state: ClaimState; readonly at: Date }

export async function findClaim(sql: Sql, id: string): Promise<StoredClaim | undefined> {
  return (await rowsOf<StoredClaim>(sql, byId, [id]))[0]
}

export async function findClaimByNumber(
  sql: Sql,
  number: string,
): Promise<StoredClaim | undefined> {
  return (await rowsOf<StoredClaim>(sql, byNumber, [number]))[0]
}

/** Names the owner, so that no other member's claim is ever found. */
export async function findOwnClaim(
  sql: Sql,
  userId: string,
  number: string,
): Promise<StoredClaim | undefined> {
  return (await rowsOf<StoredClaim>(sql, own, [userId, number]))[0]
}

/** Oldest first. */
export function listClaimSteps(sql: Sql, id: string): Promise<readonly StoredClaimStep[]> {
  return rowsOf<StoredClaimStep>(sql, steps, [id])
}

/** The number of claims of an order, locked until the transaction ends, so that each gets a unique number. */
export async function countLockedClaims(tx: Sql, orderId: string): Promise<number> {
  await rowsOf(tx, lockOrder, [orderId])
  return (await rowsOf<{ n: number }>(tx, countOf, [orderId]))[0]?.n ?? 0
}

export async function insertClaim(tx: Sql, claim: NewClaim): Promise<void> {
  const { id, number, market, orderId, position, cover, problem, words: text, sendBy, at } = claim
  const values = [id, number, market, orderId, position, cover, problem, text ?? null]
  await rowsOf(tx, add, [...values, sendBy, at])
}

/** `false` if the claim is in another state by now. */
export async function insertClaimStep(tx: Sql, id: string, step: ClaimStep): Promise<boolean> {
  const { from, to, actor, reason, at, set = {} } = step
  if (from !== null) {
    const { receivedOn, finding, solution, refundId } = set
    const known = [receivedOn, finding, solution, refundId].map(value => value ?? null)
    if ((await rowsOf(tx, stepTo, [id, from, to, ...known])).length === 0) return false
  }
  await rowsOf(tx, trace, [id, from, to, actor, reason, at])
  return true
}

export async function lockClaim(tx: Sql, id: string): Promise<StoredClaim | undefined> {
  await rowsOf(tx, lock, [id])
  return (await rowsOf<StoredClaim>(tx, byId, [id]))[0]
}

/** The device stays with the shop: it is removed from its live line and can be graded again. */
export async function withdrawClaim(
  tx: Sql,
  { orderId, position }: Pick<StoredClaim, 'orderId' | 'position'>,
  why: { readonly actor: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await rowsOf(tx, takeBack, [orderId, position, why.actor, why.reason, why.at])
  await rowsOf(tx, dropLine, [orderId, position])
}

const claim = `
  select w.id, w.number, w.market, w.order_id as "orderId", o.number as "orderNumber", w.position,
    n.title, w.state, w.cover, w.problem, w.words, w.send_by::text as "sendBy",
    w.received_on::text as "receivedOn", w.finding, w.solution, w.opened_at as "openedAt",
    case when r.id is not null then json_build_object('state', r.state, 'minor', r.amount_minor,
      'currency', o.currency) end as refund
  from warranty_claim w
  join orders o on o.id = w.order_id
  join order_line n on n.order_id = w.order_id and n.position = w.position
  left join refund r on r.id = w.refund_id`

const lockOrder: Statement = {
  name: 'claim-lock-order',
  text: 'select id from orders where id = $1::uuid for update',
}

const countOf: Statement = {
  name: 'claim-count',
  text: 'select count(*)::int as n from warranty_claim where order_id = $1::uuid',
}

const add: Statement = {
  name: 'claim-add',
  text: `insert into warranty_claim
      (id, number, market, order_id, position, state, cover, problem, words, send_by, opened_at)
    values ($1::uuid, $2, $3, $4::uuid, $5, 'opened', $6, $7, $8, $9::date, $10)`,
}

const stepTo: Statement = {
  name: 'claim-step',
  text: `update warranty_claim set state = $3, received_on = coalesce($4::date, received_on),
      finding = coalesce($5, finding), solution = coalesce($6, solution),
      refund_id = coalesce($7::uuid, refund_id)
    where id = $1::uuid and state = $2 returning id`,
}

const trace: Statement = {
  name: 'claim-trace',
  text: `insert into warranty_history (claim_id, step, from_state, to_state, actor, reason, at)
    select $1::uuid, 1 + count(*), $2, $3, $4, $5, $6 from warranty_history where claim_id = $1::uuid`,
}

const lock: Statement = {
  name: 'claim-lock',
  text: 'select id from warranty_claim where id = $1::uuid for update',
}

const byId: Statement = { name: 'claim-by-id', text: `${claim} where w.id = $1::uuid` }

const byNumber: Statement = { name: 'claim-by-number', text: `${claim} where w.number = $1` }

const own: Statement = {
  name: 'claim-own',
  text: `${claim} where o.user_id = $1::uuid and w.number = $2`,
}

const steps: Statement = {
  name: 'claim-steps',
  text: `select to_state as state, at from warranty_history where claim_id = $1::uuid order by step`,
}

const takeBack: Statement = {
  name: 'claim-take-back',
  text: `with stepped as (
      update unit set state = 'returned' from order_line n
      where n.order_id = $1::uuid and n.position = $2 and n.is_live and n.unit_id = unit.id
        and unit.state = 'delivered'
      returning unit.id
    )
    insert into unit_history (id, unit_id, from_state, to_state, actor, reason, at)
    select gen_random_uuid(), id, 'delivered', 'returned', $3, $4, $5 from stepped`,
}

const dropLine: Statement = {
  name: 'claim-drop-line',
  text: 'update order_line set is_live = false where order_id = $1::uuid and position = $2',
}
