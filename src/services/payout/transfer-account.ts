import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Seal } from '#store/seal.ts'
import type { StoredTransfer } from '#store/trade-in/payout-transfers.ts'

/** The account of a transfer; empty once its seller is erased, which waits until the transfer has ended. */
export function transferAccount(
  seal: Seal,
  { ibanSealed, holderSealed }: Pick<StoredTransfer, 'ibanSealed' | 'holderSealed'>,
): BankAccount {
  return {
    iban: ibanSealed === null ? '' : seal.open(ibanSealed),
    holder: holderSealed === null ? '' : seal.open(holderSealed),
  }
}
