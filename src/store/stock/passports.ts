import type { Grade } from '#domain/device/device.ts'
import type { GradingSheet, SparePart, UnitView } from '#domain/device/grading.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import { productColumns, type RawProduct } from '../catalogue/rows.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type StoredSheet = Omit<GradingSheet, 'batteryHealth'> & {
  readonly batteryHealth: number | null
  readonly at: Date
  readonly actor: string
  readonly erasedOn: Day
}

/** The facts of a device that its passport shows, and what it is sold as. */
export type StoredPassport = {
  readonly unitId: string
  readonly code: string
  readonly market: Market
  readonly state: UnitState
  readonly listingId: string
  readonly grade: Grade
  readonly serialSealed: string
  readonly imeiSealed: string | null
  readonly product: RawProduct
}

export type ReplacedPart = { readonly part: SparePart; readonly at: Date }

/** A device in stock as a shopper chooses among them. */
export type StockedUnit = {
  readonly id: string
  readonly code: string | null
  readonly batteryHealth: number | null
  readonly display: GradingSheet['display'] | null
  readonly casing: GradingSheet['casing'] | null
  readonly views: readonly UnitView[]
}

const addSheet: Statement = {
  name: 'grading-sheet-add',
  text: `with written as (
      insert into grading_sheet (id, unit_id, at, actor, checks, display, casing, erasure, erased_on, battery_health)
      values (gen_random_uuid(), $1::uuid, $2, $3, $4::jsonb, $5, $6, $7, $8, $9) returning unit_id
    )
    update unit set battery_health = $9 where id = (select unit_id from written)`,
}

const latestSheet: Statement = {
  name: 'grading-sheet-latest',
  text: `select at, actor, checks, display, casing, erasure, erased_on::text as "erasedOn", battery_health as "batteryHealth"
    from grading_sheet where unit_id = $1::uuid order by at desc, id limit 1`,
}

const issue: Statement = {
  name: 'passport-issue',
  text: `insert into unit_passport (unit_id, code, issued_at) values ($1::uuid, $2, $3) on conflict do nothing returning code`,
}

const codeOfUnit: Statement = {
  name: 'passport-code',
  text: 'select code from unit_passport where unit_id = $1::uuid',
}

const codesOfOrder: Statement = {
  name: 'passport-codes-of-order',
  text: `select t.code from order_line n join unit_passport t on t.unit_id = n.unit_id
    where n.order_id = $1::uuid and n.kind = 'device' order by n.position`,
}

const byCode: Statement = {
  name: 'passport-by-code',
  text: `select u.id as "unitId", t.code, u.market, u.state, u.listing_id as "listingId", l.grade,
      u.serial_sealed as "serialSealed", u.imei_sealed as "imeiSealed", ${productColumns}
    from unit_passport t join unit u on u.id = t.unit_id join listing l on l.id = u.listing_id
    join product p on p.id = l.product_id join model m on m.id = p.model_id where t.code = $1`,
}

const parts: Statement = {
  name: 'passport-parts',
  text: `select part, at from unit_work where unit_id = $1::uuid and part is not null order by at, id`,
}

const views: Statement = {
  name: 'unit-photos',
  text: 'select view, photo_id as "photoId" from unit_photo where unit_id = $1::uuid',
}

/** The photo that was there is gone with its row. */
const dropView: Statement = {
  name: 'unit-photo-drop',
  text: `delete from photo where id in (select photo_id from unit_photo where unit_id = $1::uuid and view = $2)`,
}

const addView: Statement = {
  name: 'unit-photo-add',
  text: 'insert into unit_photo (unit_id, view, photo_id) values ($1::uuid, $2, $3::uuid)',
}

const picture: Statement = {
  name: 'unit-photo-picture',
  text: `select p.picture from unit_photo v join photo p on p.id = v.photo_id where v.unit_id = $1::uuid and v.view = $2`,
}

const publicPicture: Statement = {
  name: 'passport-picture',
  text: `select p.picture from unit_passport t join unit u on u.id = t.unit_id
    join unit_photo v on v.unit_id = u.id join photo p on p.id = v.photo_id
    where t.code = $1 and v.view = $2 and u.state = any($3::text[])`,
}

const inStock: Statement = {
  name: 'units-in-stock',
  text: `select u.id, t.code, u.battery_health as "batteryHealth", s.display, s.casing,
      array(select view from unit_photo v where v.unit_id = u.id) as views
    from unit u join listing l on l.id = u.listing_id left join unit_passport t on t.unit_id = u.id
    left join lateral (
      select display, casing from grading_sheet where unit_id = u.id order by at desc, id limit 1) s on true
    where u.listing_id = $1 and l.market = $2 and u.state = 'listed'
    order by u.battery_health desc nulls last, u.id limit $3`,
}

export function insertSheet(tx: Sql, unitId: string, sheet: StoredSheet) {
  const { at, actor, checks, display, casing, erasure, erasedOn, batteryHealth } = sheet
  const found = [JSON.stringify(checks), display, casing, erasure, erasedOn, batteryHealth]
  return rowsOf(tx, addSheet, [unitId, at, actor, ...found])
}

export async function findLatestSheet(sql: Sql, unitId: string): Promise<StoredSheet | undefined> {
  return (await rowsOf<StoredSheet>(sql, latestSheet, [unitId]))[0]
}

/** `undefined` if the unit has a passport, or another one has the code. */
export async function insertPassport(
  tx: Sql,
  unitId: string,
  code: string,
  at: Date,
): Promise<string | undefined> {
  return (await rowsOf<{ code: string }>(tx, issue, [unitId, code, at]))[0]?.code
}

export async function findPassportCode(sql: Sql, unitId: string): Promise<string | undefined> {
  return (await rowsOf<{ code: string }>(sql, codeOfUnit, [unitId]))[0]?.code
}

/** Of those of an order's devices that have a passport, in the order of its lines. */
export async function listPassportsOfOrder(tx: Sql, orderId: string): Promise<readonly string[]> {
  return (await rowsOf<{ code: string }>(tx, codesOfOrder, [orderId])).map(({ code }) => code)
}

export async function findPassport(sql: Sql, code: string): Promise<StoredPassport | undefined> {
  const [row] = await rowsOf<RawProduct & Omit<StoredPassport, 'product'>>(sql, byCode, [code])
  return row && { ...row, product: row }
}

/** Oldest first. */
export function listReplacedParts(sql: Sql, unitId: string): Promise<readonly ReplacedPart[]> {
  return rowsOf<ReplacedPart>(sql, parts, [unitId])
}

export type PlacedView = { readonly view: UnitView; readonly photoId: string }

export function listUnitViews(sql: Sql, unitId: string): Promise<readonly PlacedView[]> {
  return rowsOf<PlacedView>(sql, views, [unitId])
}

export function deleteUnitView(tx: Sql, unitId: string, view: UnitView) {
  return rowsOf(tx, dropView, [unitId, view])
}

export function insertUnitView(tx: Sql, unitId: string, view: UnitView, photoId: string) {
  return rowsOf(tx, addView, [unitId, view, photoId])
}

export async function findUnitPicture(
  sql: Sql,
  unitId: string,
  view: UnitView,
): Promise<Buffer | undefined> {
  return (await rowsOf<{ picture: Buffer }>(sql, picture, [unitId, view]))[0]?.picture
}

/** Of a device in one of the states. */
export async function findPassportPicture(
  sql: Sql,
  code: string,
  view: UnitView,
  states: readonly UnitState[],
): Promise<Buffer | undefined> {
  return (await rowsOf<{ picture: Buffer }>(sql, publicPicture, [code, view, states]))[0]?.picture
}

/** The best battery first. */
export function listUnitsInStock(
  sql: Sql,
  market: Market,
  listingId: string,
  limit: number,
): Promise<readonly StockedUnit[]> {
  return rowsOf<StockedUnit>(sql, inStock, [listingId, market, limit])
}
