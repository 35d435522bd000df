import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Found } from '#domain/trade-in/reprice.ts'
import type { TakenOver } from '#domain/trade-in/trade-in-view.ts'
import type { InspectionReason } from '#domain/trade-in/verdict.ts'
import type { LockedReport } from '../schema/trade-in-inspection.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import type { StoredFinding } from './trade-ins.ts'

export type NewInspection = {
  readonly saleId: string
  readonly found: Found
  readonly note: string
  readonly identifierSealed: string
  readonly isLocked: boolean
  readonly lockedReport?: LockedReport
  readonly reasons: readonly InspectionReason[]
  readonly actor: string
  readonly at: Date
}

export type SentBack = { readonly carrier: CourierCarrier; readonly awb: string }

/** A locked device whose inspection goes on once the lock is removed. */
export type LockedInspection = Pick<NewInspection, 'found' | 'note'> & {
  readonly identifierSealed: string | null
  readonly lockedReport: LockedReport
}

/** A second offer that has been waiting for its answer, or a device for the removal of its lock, since `since`. */
export type WaitingTradeIn = { readonly id: string; readonly market: Market; readonly since: Date }

export function insertInspection(tx: Sql, { found, lockedReport, reasons, ...row }: NewInspection) {
  return rowsOf(tx, write, [
    row.saleId,
    JSON.stringify(found),
    row.note,
    row.identifierSealed,
    row.isLocked,
    lockedReport === undefined ? null : JSON.stringify(lockedReport),
    JSON.stringify(reasons),
    row.actor,
    row.at,
  ])
}

/** `undefined` unless the newest inspection waits for the removal of a lock. */
export async function findLockedInspection(
  tx: Sql,
  tradeInId: string,
): Promise<LockedInspection | undefined> {
  return (await rowsOf<LockedInspection>(tx, locked, [tradeInId]))[0]
}

/** A locked device is not bought after all. */
export function updateInspectionReasons(
  tx: Sql,
  tradeInId: string,
  reasons: readonly InspectionReason[],
) {
  return rowsOf(tx, writeReasons, [tradeInId, JSON.stringify(reasons)])
}

export async function listInspectionReasons(
  sql: Sql,
  tradeInId: string,
): Promise<readonly InspectionReason[]> {
  return (
    (await rowsOf<{ reasons: readonly InspectionReason[] }>(sql, reasons, [tradeInId]))[0]
      ?.reasons ?? []
  )
}

/** Who inspected the device last. */
export async function findInspector(tx: Sql, tradeInId: string): Promise<string | undefined> {
  return (await rowsOf<{ actor: string }>(tx, inspector, [tradeInId]))[0]?.actor
}

/** The second offer and its lines, which a second look replaces. */
export async function deleteSecondOffer(tx: Sql, tradeInId: string): Promise<void> {
  await rowsOf(tx, offerLess, [tradeInId, null])
  await rowsOf(tx, dropFindings, [tradeInId])
}

/** The amount of the second offer, in minor units, and the reason. */
export async function insertSecondOffer(
  tx: Sql,
  tradeInId: string,
  amountMinor: number,
  findings: readonly StoredFinding[],
): Promise<void> {
  await rowsOf(tx, offerLess, [tradeInId, amountMinor])
  await insertFindings(tx, tradeInId, findings)
}

/** What was found otherwise than declared: the reason for a second offer, or for paying more than offered. */
export async function insertFindings(
  tx: Sql,
  tradeInId: string,
  findings: readonly StoredFinding[],
): Promise<void> {
  await rowsOf(tx, writeFindings, [tradeInId, JSON.stringify(findings)])
}

/** Longest waiting first. */
export function listWaitingTradeIns(
  sql: Sql,
  state: 'second-offer' | 'locked',
): Promise<readonly WaitingTradeIn[]> {
  return rowsOf<WaitingTradeIn>(sql, waiting, [state])
}

/** Those of a second offer: a new one is waited for anew. */
export function deleteInspectionReminders(tx: Sql, tradeInId: string) {
  return rowsOf(tx, dropReminders, [tradeInId])
}

/** `false` if the reminder of that day was written before. */
export async function insertInspectionReminder(
  tx: Sql,
  tradeInId: string,
  day: number,
  at: Date,
): Promise<boolean> {
  return (await rowsOf(tx, remind, [tradeInId, day, at])).length > 0
}

export function insertSentBack(tx: Sql, tradeInId: string, { carrier, awb }: SentBack, at: Date) {
  return rowsOf(tx, sendBack, [tradeInId, carrier, awb, at])
}

export async function findSentBack(sql: Sql, tradeInId: string): Promise<SentBack | undefined> {
  return (await rowsOf<SentBack>(sql, sentBack, [tradeInId]))[0]
}

export function insertTakenOver(
  tx: Sql,
  tradeInId: string,
  { taker, reference }: TakenOver,
  at: Date,
) {
  return rowsOf(tx, takeOver, [tradeInId, taker, reference, at])
}

export async function findTakenOver(sql: Sql, tradeInId: string): Promise<TakenOver | undefined> {
  return (await rowsOf<TakenOver>(sql, takenOver, [tradeInId]))[0]
}

const write: Statement = {
  name: 'inspection-write',
  text: `insert into sale_inspection (
      id, sale_id, found, note, identifier_sealed, is_locked, locked_report, reasons, actor, at
    ) values (gen_random_uuid(), $1::uuid, $2::jsonb, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9)`,
}

/** Of two in one transaction the later one was written later. */
const newest = 'where sale_id = $1::uuid order by at desc, locked_report is null desc limit 1'

const locked: Statement = {
  name: 'inspection-locked',
  text: `select found, note, identifier_sealed as "identifierSealed", locked_report as "lockedReport"
    from (select * from sale_inspection ${newest}) newest where locked_report is not null`,
}

const writeReasons: Statement = {
  name: 'inspection-write-reasons',
  text: `update sale_inspection set reasons = $2::jsonb
    where id = (select id from sale_inspection ${newest})`,
}

const inspector: Statement = {
  name: 'inspection-inspector',
  text: `select actor from sale_inspection ${newest}`,
}

const dropFindings: Statement = {
  name: 'inspection-drop-findings',
  text: 'delete from sale_finding where sale_id = $1::uuid',
}

const dropReminders: Statement = {
  name: 'inspection-drop-reminders',
  text: 'delete from sale_reminder where sale_id = $1::uuid',
}

const reasons: Statement = {
  name: 'inspection-reasons',
  text: `select reasons from sale_inspection ${newest}`,
}

const offerLess: Statement = {
  name: 'inspection-offer-less',
  text: 'update sale set second_offer_minor = $2 where id = $1::uuid',
}

const writeFindings: Statement = {
  name: 'inspection-write-findings',
  text: `insert into sale_finding (sale_id, position, part, declared, found, photo_path, amount_minor)
    select $1::uuid, n, f ->> 'part', f ->> 'declared', f ->> 'found', f ->> 'photoPath', (f ->> 'amountMinor')::bigint
    from jsonb_array_elements($2::jsonb) with ordinality as each (f, n)`,
}

const waiting: Statement = {
  name: 'inspection-waiting',
  text: `select s.id, s.market, (select max(h.at) from sale_history h
      where h.sale_id = s.id and h.to_state = s.state) as since
    from sale s where s.state = $1 order by since, s.id`,
}

const remind: Statement = {
  name: 'inspection-remind',
  text: `insert into sale_reminder (sale_id, day, at) values ($1::uuid, $2, $3)
    on conflict do nothing returning day`,
}

const sendBack: Statement = {
  name: 'sale-send-back',
  text: 'insert into sale_sent_back (sale_id, carrier, awb, at) values ($1::uuid, $2, $3, $4)',
}

const sentBack: Statement = {
  name: 'sale-sent-back',
  text: 'select carrier, awb from sale_sent_back where sale_id = $1::uuid',
}

const takeOver: Statement = {
  name: 'sale-take-over',
  text: 'insert into sale_taken_over (sale_id, taker, reference, at) values ($1::uuid, $2, $3, $4)',
}

const takenOver: Statement = {
  name: 'sale-taken-over',
  text: 'select taker, reference from sale_taken_over where sale_id = $1::uuid',
}
