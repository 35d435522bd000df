import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type DeviceIdentifier,
  identifierKindOf,
  parseIdentifier,
  tacOf,
} from '#domain/sell/device-identifier.ts'
import type { RegisterVerdict, SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { askersSale, changeSale, checkOffered } from './own-sale.ts'
import type { SaleStores } from './sale-stores.ts'
import type { SellingOn } from './selling.ts'
import { readSaleView } from './to-sale-view.ts'
import { modelDiffers } from './walk-sale.ts'

/** sell.md, delivery: which device it is, asked of the register before it is kept sealed. */
export function makeNameDevice(stores: SaleStores): SellingOn['nameDevice'] {
  return async (asker, number, { identifier, isModelSure }) => {
    const known = await askersSale(stores, asker, number)
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
    const named = await changeSale(stores, asker, number, (tx, sale) =>
      keep(stores, tx, sale, parsed.value),
    )
    return named.ok ? ok(await readSaleView(stores, named.value)) : named
  }
}

/** sell.md, Rulings: a disagreement is asked about; who insists is believed until the inspection, which is told. */
async function checkModel(
  { tacs, traces, runner, now }: SaleStores,
  { id, market, number, modelId }: StoredSale,
  device: DeviceIdentifier,
  isModelSure: boolean,
): Promise<Result<void, SaleRefusal>> {
  const tac = tacOf(device)
  const model = tac === undefined ? undefined : await tacs.modelOf(runner, tac)
  if (!model || model.id === modelId) {
    await traces.tasksDone(runner, [modelDiffers], id, now())
    return ok(undefined)
  }
  if (!isModelSure) return refuse({ kind: 'model-differs', model: model.title })
  const facts = { number, declared: modelId, named: model.id }
  await traces.taskAgain(runner, { market, kind: modelDiffers, subjectId: id, facts }, now())
  return ok(undefined)
}

async function checkRegister(
  stores: SaleStores,
  sale: StoredSale,
  device: DeviceIdentifier,
): Promise<Result<void, SaleRefusal>> {
  const asked = await stores.register.check(device)
  if (!asked.ok) return refuse({ kind: 'register-away' })
  if (asked.value === 'clean') return ok(undefined)
  await tellStaff(stores, sale, asked.value)
  return refuse({ kind: 'device-refused', verdict: asked.value })
}

/** Who brings what is missed elsewhere may not know it: a person looks, the number stays out of it. */
async function tellStaff(
  { traces, runner, now }: SaleStores,
  { id, market, number }: StoredSale,
  verdict: RegisterVerdict,
) {
  const task = { market, kind: 'sale-device-refused', subjectId: id, facts: { number, verdict } }
  await traces.task(runner, task, now())
}

async function keep(
  { writer, reader, seal, deviceHash, now }: SaleStores,
  tx: Runner,
  sale: StoredSale,
  { kind, value }: DeviceIdentifier,
): Promise<Result<string, SaleRefusal>> {
  const open = checkOffered(sale, now())
  if (!open.ok) return open
  const hash = deviceHash(value)
  if (await reader.isDeviceTaken(tx, hash, sale)) return refuse({ kind: 'device-in-another-sale' })
  const sealed = seal.seal(value)
  await writer.nameDevice(tx, sale.id, {
    imei: kind === 'imei' ? sealed : undefined,
    serial: kind === 'serial' ? sealed : undefined,
    hash,
  })
  return ok(sale.id)
}
