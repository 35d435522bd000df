import type { BankAccount } from '#domain/payment/bank-account.ts'
import type { Seal } from '#store/seal.ts'
import type { StoredTransfer } from '#store/sell/payout-transfers.ts'

/** Where a transfer goes; nowhere any more where its seller is erased, which waits for the end of it. */
export function transferAccount(
  seal: Seal,
  { ibanSealed, holderSealed }: Pick<StoredTransfer, 'ibanSealed' | 'holderSealed'>,
): BankAccount {
  return {
    iban: ibanSealed === null ? '' : seal.open(ibanSealed),
    holder: holderSealed === null ? '' : seal.open(holderSealed),
  }
}
