import { ok, type Result, refuse } from '#domain/result.ts'
import { findPayoutBatchByMessageId } from '#store/trade-in/payout-batches.ts'
import { listTransfersOfBatch, type StoredTransfer } from '#store/trade-in/payout-transfers.ts'
import type { Context } from '../../context.ts'
import { applyTransfer } from '../apply-transfer.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** A transfer of the file that was returned, by the number of its trade-in. */
export type ReturnedTransfer = { readonly number: string; readonly reason: string }

export type SettledFile = { readonly settled: number; readonly refused: number }

export type SettleFileRefusal =
  | { readonly kind: 'not-found' }
  /** The number of a trade-in that is not in the file. */
  | { readonly kind: 'not-in-file'; readonly number: string }

/** For staff: the bank has executed a file, except for the returned transfers. A repeated call pays nothing twice. */
export async function settleSepaFile(
  ctx: Ctx,
  messageId: string,
  returned: readonly ReturnedTransfer[],
): Promise<Result<SettledFile, SettleFileRefusal>> {
  const batch = await findPayoutBatchByMessageId(ctx.sql, messageId)
  if (!batch) return refuse({ kind: 'not-found' })
  const transfers = await listTransfersOfBatch(ctx.sql, batch.id)
  const stray = returned.find(({ number }) => !transfers.some(row => row.number === number))
  if (stray) return refuse({ kind: 'not-in-file', number: stray.number })
  for (const transfer of transfers) {
    const refused = returned.find(({ number }) => number === transfer.number)
    await applyTransfer(ctx, transfer.id, statusOf(transfer, messageId, refused))
  }
  return ok({ settled: transfers.length - returned.length, refused: returned.length })
}

function statusOf(
  { number }: StoredTransfer,
  messageId: string,
  refused: ReturnedTransfer | undefined,
) {
  const ref = `${messageId} ${number}`
  return refused
    ? ({ kind: 'refused', ref, reason: refused.reason } as const)
    : ({ kind: 'settled', ref } as const)
}
