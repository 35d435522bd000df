import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { SealedAccount } from '#store/payment/refunds.ts'
import type { Seal } from '#store/seal.ts'

/** A refund account in its stored, encrypted form. */
export function sealedAccount(seal: Seal, { iban, holder }: BankAccount): SealedAccount {
  return {
    iban: seal.seal(iban),
    holder: seal.seal(holder),
  }
}
