import { randomBytes } from 'node:crypto'
import { type GradingSheet, toPassportCode, type UnitView } from '#domain/device/grading.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import type { AttachRefusal } from '#domain/photo/photo.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import {
  deleteUnitView,
  findPassportCode,
  insertPassport,
  insertSheet,
  insertUnitView,
} from '#store/stock/passports.ts'
import { lockUnit } from '#store/stock/staff-units.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { attachPhotos } from '../photo/attach-photos.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type GradeRefusal =
  | { readonly kind: 'not-found' }
  /** It is not on the bench. */
  | { readonly kind: 'move-not-allowed' }

const onTheBench: readonly UnitState[] = ['grading', 'refurbishing']

/** Writes down what grading found; with its first sheet a device gets its passport. */
export function gradeUnit(
  { sql, clock }: Ctx,
  id: string,
  sheet: GradingSheet,
  actor: string,
): Promise<Result<void, GradeRefusal>> {
  return inTransaction<void, GradeRefusal>(sql, [], async tx => {
    const unit = await lockUnit(tx, id)
    if (!unit) return refuse({ kind: 'not-found' })
    if (!onTheBench.includes(unit.state)) return refuse({ kind: 'move-not-allowed' })
    const at = clock()
    const erasedOn = dayIn(unit.market, at)
    const batteryHealth = sheet.batteryHealth ?? null
    await insertSheet(tx, id, { ...sheet, batteryHealth, at, actor, erasedOn })
    await issuePassport(tx, id, at)
    return ok(undefined)
  })
}

const codeBytes = 8

/** A code that is taken is drawn again. */
async function issuePassport(tx: Sql, unitId: string, at: Date): Promise<void> {
  while ((await findPassportCode(tx, unitId)) === undefined)
    await insertPassport(tx, unitId, toPassportCode([...randomBytes(codeBytes)]), at)
}

/** The photo of a device from one side, in place of the one before; `photoId` was uploaded and belongs to nothing yet. */
export function photographUnit(
  { sql }: Pick<Ctx, 'sql'>,
  id: string,
  view: UnitView,
  photoId: string,
): Promise<Result<void, AttachRefusal | { readonly kind: 'not-found' }>> {
  return inTransaction<void, AttachRefusal | { readonly kind: 'not-found' }>(sql, [], async tx => {
    if (!(await lockUnit(tx, id))) return refuse({ kind: 'not-found' })
    await deleteUnitView(tx, id, view)
    const attached = await attachPhotos(tx, [photoId], { kind: 'unit', id }, undefined)
    if (!attached.ok) return attached
    await insertUnitView(tx, id, view, photoId)
    return ok(undefined)
  })
}
