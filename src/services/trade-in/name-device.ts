import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type DeviceIdentifier,
  identifierKindOf,
  parseIdentifier,
  tacOf,
} from '#domain/trade-in/device-identifier.ts'
import type { RegisterVerdict, TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { closeTasks, insertTask, insertTaskAgain } from '#store/staff-tasks.ts'
import { findModelOfTac } from '#store/trade-in/device-tacs.ts'
import { isDeviceClaimed, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { updateTradeInDevice } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import {
  changeTradeIn,
  checkOffered,
  requestersTradeIn,
  type TradeInRequester,
} from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { Changed, NamedDevice } from './trade-in-request.ts'
import { modelDiffers } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'providers'>

/**
 * Checks the device identifier against the register, then stores it encrypted (sell.md, delivery). Queries the
 * register outside of any transaction.
 */
export async function nameDevice(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  { identifier, isModelSure }: NamedDevice,
): Changed {
  const known = await requestersTradeIn(ctx, requester, number)
  if (!known) return refuse({ kind: 'not-found' })
  const open = checkOffered(known, ctx.clock())
  if (!open.ok) return open
  const kind = identifierKindOf(known.answers)
  const parsed = parseIdentifier(kind, identifier)
  if (!parsed.ok) return refuse({ kind: 'invalid-field', field: kind, code: parsed.refusal })
  const model = await checkModel(ctx, known, parsed.value, isModelSure)
  if (!model.ok) return model
  const clean = await checkRegister(ctx, known, parsed.value)
  if (!clean.ok) return clean
  const named = await changeTradeIn(ctx, requester, number, (tx, tradeIn) =>
    save(ctx, tx, tradeIn, parsed.value),
  )
  return named.ok ? ok(await readTradeInView(ctx, named.value)) : named
}

/**
 * A mismatch needs confirmation; a seller who insists is believed until the inspection, and staff get a task
 * (sell.md, Rulings).
 */
async function checkModel(
  ctx: Ctx,
  { id, market, number, modelId }: StoredTradeIn,
  device: DeviceIdentifier,
  isModelSure: boolean,
): Promise<Result<void, TradeInRefusal>> {
  const tac = tacOf(device)
  const model = tac === undefined ? undefined : await findModelOfTac(ctx.sql, tac)
  if (!model || model.id === modelId) {
    await closeTasks(ctx.sql, [modelDiffers], id, ctx.clock())
    return ok(undefined)
  }
  if (!isModelSure) return refuse({ kind: 'model-differs', model: model.title })
  const facts = { number, declared: modelId, named: model.id }
  await insertTaskAgain(ctx.sql, { market, kind: modelDiffers, subjectId: id, facts }, ctx.clock())
  return ok(undefined)
}

async function checkRegister(
  ctx: Ctx,
  tradeIn: StoredTradeIn,
  device: DeviceIdentifier,
): Promise<Result<void, TradeInRefusal>> {
  const checked = await ctx.providers.deviceRegister.check(device)
  if (!checked.ok) return refuse({ kind: 'register-away' })
  if (checked.value === 'clean') return ok(undefined)
  await notifyStaff(ctx, tradeIn, checked.value)
  return refuse({ kind: 'device-refused', verdict: checked.value })
}

/** The seller may not know that the device is reported elsewhere: a person checks; the task omits the identifier. */
async function notifyStaff(
  ctx: Ctx,
  { id, market, number }: StoredTradeIn,
  verdict: RegisterVerdict,
) {
  const task = { market, kind: 'sale-device-refused', subjectId: id, facts: { number, verdict } }
  await insertTask(ctx.sql, task, ctx.clock())
}

async function save(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { kind, value }: DeviceIdentifier,
): Promise<Result<string, TradeInRefusal>> {
  const open = checkOffered(tradeIn, ctx.clock())
  if (!open.ok) return open
  const hash = ctx.keys.deviceHash(value)
  if (await isDeviceClaimed(tx, hash, tradeIn)) return refuse({ kind: 'device-in-another-sale' })
  const sealed = ctx.keys.seal.seal(value)
  await updateTradeInDevice(tx, tradeIn.id, {
    imei: kind === 'imei' ? sealed : undefined,
    serial: kind === 'serial' ? sealed : undefined,
    hash,
  })
  return ok(tradeIn.id)
}
