import { randomUUID } from 'node:crypto'
import { markets } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import type { StoredBatch } from '#store/trade-in/payout-batches.ts'
import { findPayoutBatchByKey, insertPayoutBatch } from '#store/trade-in/payout-batches.ts'
import type { StoredTransfer } from '#store/trade-in/payout-transfers.ts'
import { listTransfersOfBatch } from '#store/trade-in/payout-transfers.ts'
import type { Sql } from '#store/transaction.ts'
import { duePayouts, openTransfer } from '../open-transfers.ts'
import type { PayoutStores } from '../payout-stores.ts'
import { stepPayout } from '../step-payout.ts'
import { transferAccount } from '../transfer-account.ts'
import { type Debtor, type SepaTransfer, writeSepaFile } from './write-sepa-file.ts'

export type SepaStores = PayoutStores & {
  /** Without a debtor no file is created. */
  readonly debtor?: Debtor
}

export type MadeFile = {
  readonly messageId: string
  readonly count: number
  /** Euro cents. */
  readonly totalMinor: number
  readonly xml: string
}

export type SepaRefusal = { readonly kind: 'not-connected' } | { readonly kind: 'nothing-due' }

/** A bank accepts more, but a person cannot check a larger file. */
const most = 500

/**
 * Writes everything that is due in euro into one file for the shop's bank; each payout is in one file. The same key
 * gets the same file again (sell.md, Timers).
 */
export function makeSepaFile(stores: SepaStores) {
  return async (key: string, actor: string): Promise<Result<MadeFile, SepaRefusal>> => {
    const { debtor } = stores
    if (!debtor) return refuse({ kind: 'not-connected' })
    const made = await stores.transaction(['sepa file'], tx => batchOf(stores, tx, key, actor))
    return made.ok ? ok(await fileOf(stores, debtor, made.value)) : made
  }
}

async function batchOf(
  stores: SepaStores,
  tx: Sql,
  requestKey: string,
  actor: string,
): Promise<Result<StoredBatch, SepaRefusal>> {
  const known = await findPayoutBatchByKey(tx, requestKey)
  if (known) return ok(known)
  const [id, createdAt] = [randomUUID(), stores.now()]
  const executeOn = dayIn('gr', createdAt)
  const messageId = `KINTSU-${executeOn}-${id.slice(0, 8)}`
  const batch = { id, messageId, executeOn, createdAt }
  await insertPayoutBatch(tx, { ...batch, requestKey })
  const count = await fill(stores, tx, batch, actor)
  return count === 0 ? refuse({ kind: 'nothing-due' }) : ok(batch)
}

/** Returns the number of payouts in the file. */
async function fill(
  stores: SepaStores,
  tx: Sql,
  { id: batchId, messageId: reason, createdAt: at }: StoredBatch,
  actor: string,
): Promise<number> {
  let count = 0
  for (const market of markets) {
    if (stores.settingsOf(market).cart.currency !== 'EUR') continue
    for (const { payoutId, saleId: tradeInId } of await duePayouts(stores, market, most - count)) {
      if ((await openTransfer(stores, tx, tradeInId, batchId)) === undefined) continue
      await stepPayout(tx, { payoutId, payoutState: 'due' }, 'send', { actor, reason, at })
      count += 1
    }
  }
  return count
}

async function fileOf(
  { seal, sql }: SepaStores,
  debtor: Debtor,
  { id, messageId, executeOn, createdAt }: StoredBatch,
): Promise<MadeFile> {
  const rows = await listTransfersOfBatch(sql, id)
  const toTransfer = (row: StoredTransfer): SepaTransfer => ({
    key: row.id,
    market: row.market,
    amountMinor: row.amountMinor,
    account: transferAccount(seal, row),
    text: `Kintsu ${row.number}`,
  })
  const file = { messageId, executeOn, createdAt, debtor, transfers: rows.map(toTransfer) }
  const totalMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { messageId, count: rows.length, totalMinor, xml: writeSepaFile(file) }
}
