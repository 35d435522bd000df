import { type AccountError, type BankAccount, parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findRefundAccount } from '#store/payment/refunds.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type AccountRefusal, writeRefundAccount } from './refund-by-transfer.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

/** For the person who makes the transfer; undefined if no account is known. */
export async function readRefundAccount(
  ctx: Ctx,
  refundId: string,
): Promise<BankAccount | undefined> {
  const sealed = await findRefundAccount(ctx.sql, refundId)
  return (
    sealed && { iban: ctx.keys.seal.open(sealed.iban), holder: ctx.keys.seal.open(sealed.holder) }
  )
}

type GivingRefusal = AccountRefusal | ({ readonly kind: 'invalid-account' } & AccountError)

/** Corrects the account to which a refund is sent by bank transfer. */
export async function giveRefundAccount(
  ctx: Ctx,
  refundId: string,
  account: BankAccount,
): Promise<Result<BankAccount, GivingRefusal>> {
  const parsed = parseAccount(account)
  if (!parsed.ok) return refuse({ kind: 'invalid-account', ...parsed.refusal })
  const given = await committed(ctx.sql, tx => writeRefundAccount(ctx, tx, refundId, parsed.value))
  return given.ok ? ok(parsed.value) : given
}
