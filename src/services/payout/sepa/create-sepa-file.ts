import { randomUUID } from 'node:crypto'
import { markets } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import {
  findPayoutBatchByKey,
  findPayoutBatchByMessageId,
  insertPayoutBatch,
  type StoredBatch,
} from '#store/trade-in/payout-batches.ts'
import { listTransfersOfBatch, type StoredTransfer } from '#store/trade-in/payout-transfers.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../../context.ts'
import { duePayouts, openTransfer } from '../open-transfers.ts'
import { stepPayout } from '../step-payout.ts'
import { transferAccount } from '../transfer-account.ts'
import { type Debtor, type SepaTransfer, writeSepaFile } from './write-sepa-file.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'providers'>

export type MadeFile = {
  readonly messageId: string
  readonly count: number
  /** Euro cents. */
  readonly totalMinor: number
  readonly xml: string
}

export type SepaRefusal = { readonly kind: 'not-connected' } | { readonly kind: 'nothing-due' }

/** A bank accepts more, but a person cannot check a larger file. */
const maxTransfers = 500

/**
 * Writes everything that is due in euro into one file for the shop's bank; each payout is in one file. The same key
 * gets the same file again (sell.md, Timers).
 */
export async function createSepaFile(
  ctx: Ctx,
  key: string,
  actor: string,
): Promise<Result<MadeFile, SepaRefusal>> {
  if (!ctx.providers.debtor) return refuse({ kind: 'not-connected' })
  const made = await retriedTransaction(ctx.sql, ['sepa file'], tx => batchOf(ctx, tx, key, actor))
  return made.ok ? ok(await fileOf(ctx, ctx.providers.debtor, made.value)) : made
}

/** A file that was written before, again. */
export async function openSepaFile(ctx: Ctx, messageId: string): Promise<MadeFile | undefined> {
  const batch = await findPayoutBatchByMessageId(ctx.sql, messageId)
  return batch && ctx.providers.debtor && fileOf(ctx, ctx.providers.debtor, batch)
}

async function batchOf(
  ctx: Ctx,
  tx: Sql,
  requestKey: string,
  actor: string,
): Promise<Result<StoredBatch, SepaRefusal>> {
  const known = await findPayoutBatchByKey(tx, requestKey)
  if (known) return ok(known)
  const [id, createdAt] = [randomUUID(), ctx.clock()]
  const executeOn = dayIn('gr', createdAt)
  const messageId = `KINTSU-${executeOn}-${id.slice(0, 8)}`
  const batch = { id, messageId, executeOn, createdAt }
  await insertPayoutBatch(tx, { ...batch, requestKey })
  const count = await fill(ctx, tx, batch, actor)
  return count === 0 ? refuse({ kind: 'nothing-due' }) : ok(batch)
}

/** Returns the number of payouts in the file. */
async function fill(
  ctx: Ctx,
  tx: Sql,
  { id: batchId, messageId: reason, createdAt: at }: StoredBatch,
  actor: string,
): Promise<number> {
  let count = 0
  for (const market of markets) {
    if (ctx.settings.shopOf(market).cart.currency !== 'EUR') continue
    for (const { payoutId, saleId: tradeInId } of await duePayouts(
      ctx,
      market,
      maxTransfers - count,
    )) {
      if ((await openTransfer(ctx, tx, tradeInId, batchId)) === undefined) continue
      await stepPayout(tx, { payoutId, payoutState: 'due' }, 'send', { actor, reason, at })
      count += 1
    }
  }
  return count
}

async function fileOf(
  ctx: Ctx,
  debtor: Debtor,
  { id, messageId, executeOn, createdAt }: StoredBatch,
): Promise<MadeFile> {
  const rows = await listTransfersOfBatch(ctx.sql, id)
  const toTransfer = (row: StoredTransfer): SepaTransfer => ({
    key: row.id,
    market: row.market,
    amountMinor: row.amountMinor,
    account: transferAccount(ctx.keys.seal, row),
    text: `Kintsu ${row.number}`,
  })
  const file = { messageId, executeOn, createdAt, debtor, transfers: rows.map(toTransfer) }
  const totalMinor = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { messageId, count: rows.length, totalMinor, xml: writeSepaFile(file) }
}
