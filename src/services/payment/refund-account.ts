import { type AccountError, type BankAccount, parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { findRefundAccount } from '#store/payment/refunds.ts'
import type { PaymentStores } from './payment-stores.ts'
import { type AccountRefusal, giveRefundAccount } from './refund-by-transfer.ts'

/** For the person who makes the transfer; undefined if no account is known. */
function makeReadRefundAccount({ sql, seal }: PaymentStores) {
  return async (refundId: string): Promise<BankAccount | undefined> => {
    const sealed = await findRefundAccount(sql, refundId)
    return sealed && { iban: seal.open(sealed.iban), holder: seal.open(sealed.holder) }
  }
}

type GivingRefusal = AccountRefusal | ({ readonly kind: 'invalid-account' } & AccountError)

function makeGiveRefundAccount(stores: PaymentStores) {
  return async (
    refundId: string,
    account: BankAccount,
  ): Promise<Result<BankAccount, GivingRefusal>> => {
    const parsed = parseAccount(account)
    if (!parsed.ok) return refuse({ kind: 'invalid-account', ...parsed.refusal })
    const given = await stores.transaction(tx =>
      giveRefundAccount(stores, tx, refundId, parsed.value),
    )
    return given.ok ? ok(parsed.value) : given
  }
}

/** The accounts to which refunds are sent by bank transfer. */
export function makeRefundAccounts(stores: PaymentStores) {
  return {
    readRefundAccount: makeReadRefundAccount(stores),
    giveRefundAccount: makeGiveRefundAccount(stores),
  }
}
