import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type DeviceIdentifier,
  identifierKindOf,
  parseIdentifier,
  tacOf,
} from '#domain/trade-in/device-identifier.ts'
import type { RegisterVerdict, TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { closeTasks, insertTask, insertTaskAgain } from '#store/order/audit-log.ts'
import { findModelOfTac } from '#store/trade-in/device-tacs.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { isDeviceClaimed } from '#store/trade-in/read-trade-in.ts'
import { updateTradeInDevice } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import { changeTradeIn, checkOffered, requestersTradeIn } from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { TradeInOn } from './trade-in-services.ts'
import type { TradeInStores } from './trade-in-stores.ts'
import { modelDiffers } from './transition-trade-in.ts'

/** Checks the device identifier against the register, then stores it encrypted (sell.md, delivery). */
export function makeNameDevice(stores: TradeInStores): TradeInOn['nameDevice'] {
  return async (requester, number, { identifier, isModelSure }) => {
    const known = await requestersTradeIn(stores, requester, number)
    if (!known) return refuse({ kind: 'not-found' })
    const open = checkOffered(known, stores.now())
    if (!open.ok) return open
    const kind = identifierKindOf(known.answers)
    const parsed = parseIdentifier(kind, identifier)
    if (!parsed.ok) return refuse({ kind: 'invalid-field', field: kind, code: parsed.refusal })
    const model = await checkModel(stores, known, parsed.value, isModelSure)
    if (!model.ok) return model
    const clean = await checkRegister(stores, known, parsed.value)
    if (!clean.ok) return clean
    const named = await changeTradeIn(stores, requester, number, (tx, tradeIn) =>
      save(stores, tx, tradeIn, parsed.value),
    )
    return named.ok ? ok(await readTradeInView(stores, named.value)) : named
  }
}

/**
 * A mismatch needs confirmation; a seller who insists is believed until the inspection, and staff get a task
 * (sell.md, Rulings).
 */
async function checkModel(
  { sql, now }: TradeInStores,
  { id, market, number, modelId }: StoredTradeIn,
  device: DeviceIdentifier,
  isModelSure: boolean,
): Promise<Result<void, TradeInRefusal>> {
  const tac = tacOf(device)
  const model = tac === undefined ? undefined : await findModelOfTac(sql, tac)
  if (!model || model.id === modelId) {
    await closeTasks(sql, [modelDiffers], id, now())
    return ok(undefined)
  }
  if (!isModelSure) return refuse({ kind: 'model-differs', model: model.title })
  const facts = { number, declared: modelId, named: model.id }
  await insertTaskAgain(sql, { market, kind: modelDiffers, subjectId: id, facts }, now())
  return ok(undefined)
}

async function checkRegister(
  stores: TradeInStores,
  tradeIn: StoredTradeIn,
  device: DeviceIdentifier,
): Promise<Result<void, TradeInRefusal>> {
  const request = await stores.register.check(device)
  if (!request.ok) return refuse({ kind: 'register-away' })
  if (request.value === 'clean') return ok(undefined)
  await notifyStaff(stores, tradeIn, request.value)
  return refuse({ kind: 'device-refused', verdict: request.value })
}

/** The seller may not know that the device is reported elsewhere: a person checks; the task omits the identifier. */
async function notifyStaff(
  { sql, now }: TradeInStores,
  { id, market, number }: StoredTradeIn,
  verdict: RegisterVerdict,
) {
  const task = { market, kind: 'sale-device-refused', subjectId: id, facts: { number, verdict } }
  await insertTask(sql, task, now())
}

async function save(
  { seal, deviceHash, now }: TradeInStores,
  tx: Sql,
  tradeIn: StoredTradeIn,
  { kind, value }: DeviceIdentifier,
): Promise<Result<string, TradeInRefusal>> {
  const open = checkOffered(tradeIn, now())
  if (!open.ok) return open
  const hash = deviceHash(value)
  if (await isDeviceClaimed(tx, hash, tradeIn)) return refuse({ kind: 'device-in-another-sale' })
  const sealed = seal.seal(value)
  await updateTradeInDevice(tx, tradeIn.id, {
    imei: kind === 'imei' ? sealed : undefined,
    serial: kind === 'serial' ? sealed : undefined,
    hash,
  })
  return ok(tradeIn.id)
}
