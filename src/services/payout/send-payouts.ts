import { growingPauseMs } from '#domain/growing-pause.ts'
import { ok, type Result } from '#domain/result.ts'
import type { BankTransfers, TransferStatus } from '#providers/bank/bank-transfers.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import {
  claimTransfers,
  type StoredTransfer,
  updateTransfer,
} from '#store/trade-in/payout-transfers.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { applyTransfer } from './apply-transfer.ts'
import { openDueTransfers } from './open-transfers.ts'
import { transferAccount } from './transfer-account.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'publicUrl' | 'providers'>

const batch = 20

/** 5 s, 10 s … up to an hour. */
function pauseMs(tries: number): number {
  return growingPauseMs(tries, 5_000, 3_600_000)
}

/**
 * Pays due payouts by transfer, and queries the status of those already sent. Each is sent with its own id as the
 * key; one that may have been sent is looked up by it first. Returns the number of transfers for which the bank was
 * called.
 */
export async function sendPayouts(ctx: Ctx): Promise<number> {
  const { bank } = ctx.providers
  if (!bank) return 0
  // A payout that cannot be opened does not stop the open transfers.
  const [opened] = await Promise.allSettled([openDueTransfers(ctx)])
  const claimed = await claimTransfers(ctx.sql, ctx.clock(), batch)
  const work = (transfer: StoredTransfer) => send(ctx, bank, transfer)
  await eachAlone(ctx, { job: 'send-payout', items: claimed, work, atOnce: batch })
  if (opened.status === 'rejected') throw opened.reason
  return claimed.length
}

async function send(ctx: Ctx, bank: BankTransfers, transfer: StoredTransfer) {
  const response = await callBank(ctx, bank, transfer)
  const nextTryAt = new Date(ctx.clock().getTime() + pauseMs(transfer.tries))
  const lastError = response.ok ? undefined : textOf(response.refusal)
  await updateTransfer(ctx.sql, transfer.id, {
    nextTryAt,
    ...(lastError !== undefined && { lastError }),
  })
  if (response.ok && response.value) await applyTransfer(ctx, transfer.id, response.value)
}

function textOf(failure: ProviderFailure): string {
  return 'status' in failure ? `${failure.kind} ${failure.status}` : failure.kind
}

/** Undefined: the bank once accepted the transfer and does not know it now, which only another query can resolve. */
async function callBank(
  ctx: Ctx,
  bank: BankTransfers,
  { id: key, state, tries, number, amountMinor, currency, ...sealed }: StoredTransfer,
): Promise<Result<TransferStatus | undefined, ProviderFailure>> {
  if (state === 'sent' || tries > 1) {
    const found = await bank.find(key)
    if (!found.ok || found.value || state === 'sent') return found
  }
  const sent = await bank.send({
    key,
    amount: { minor: amountMinor, currency },
    text: `Kintsu ${number}`,
    webhookUrl: `${ctx.publicUrl}/api/webhooks/bank/`,
    account: transferAccount(ctx.keys.seal, sealed),
  })
  // A transfer that the bank rejected does not exist there: querying it again is useless.
  if (!sent.ok && sent.refusal.kind === 'rejected')
    return ok({ kind: 'refused', ref: key, reason: `rejected ${sent.refusal.status}` })
  return sent
}
