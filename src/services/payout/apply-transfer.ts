import { maskedIban } from '#domain/field/patterns/iban.ts'
import { ok } from '#domain/result.ts'
import type { TransferStatus } from '#providers/bank/bank-transfers.ts'
import type { StoredTransfer } from '#store/sell/payout-transfers.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { settlePayout } from '../sell/pay-out.ts'
import { tellSeller } from '../sell/walk-on.ts'
import type { SaleWhy } from '../sell/walk-sale.ts'
import type { PayoutStores } from './payout-stores.ts'
import { stepPayout } from './step-payout.ts'
import { transferAccount } from './transfer-account.ts'

/** quality.md R12: what the bank says of a transfer, applied once, in whatever order it comes; nothing goes back a step. */
export async function applyTransfer(
  stores: PayoutStores,
  transferId: string,
  said: TransferStatus,
): Promise<void> {
  await stores.transaction([], async tx => {
    const known = await stores.transfers.byId(tx, transferId)
    const sale = known && (await stores.reader.locked(tx, known.saleId))
    const transfer = sale && (await stores.transfers.byId(tx, transferId))
    if (sale && transfer) await applyLocked(stores, tx, sale, transfer, said)
    return ok(undefined)
  })
}

/** Of a locked sale's transfer, as it is now. */
async function applyLocked(
  stores: PayoutStores,
  tx: Runner,
  sale: StoredSale,
  transfer: StoredTransfer,
  said: TransferStatus,
): Promise<void> {
  const why = { actor: 'bank', at: stores.now() }
  switch (said.kind) {
    case 'taken':
      return take(stores, tx, transfer, said.ref, { ...why, reason: 'taken by the bank' })
    case 'settled':
      return settle(stores, tx, sale, transfer, said.ref, { ...why, reason: 'settled by the bank' })
    case 'refused':
      return refuseTransfer(stores, tx, sale, transfer, { ...why, reason: said.reason })
  }
}

async function take(
  stores: PayoutStores,
  tx: Runner,
  transfer: StoredTransfer,
  providerRef: string,
  why: SaleWhy,
) {
  if (transfer.state !== 'open') return
  await stores.transfers.change(tx, transfer.id, { state: 'sent', providerRef })
  await stepPayout(stores, tx, transfer, 'send', why)
}

async function settle(
  stores: PayoutStores,
  tx: Runner,
  sale: StoredSale,
  transfer: StoredTransfer,
  ref: string,
  why: SaleWhy,
) {
  if (transfer.state === 'settled') return
  // Another one may be on its way, or be there: nobody's machine asks for money back.
  if (transfer.state === 'refused')
    return askPerson(stores, tx, transfer, 'payout-settled-late', ref, why)
  const providerRef = transfer.providerRef ?? ref
  await stores.transfers.change(tx, transfer.id, { state: 'settled', providerRef, endedAt: why.at })
  const settled = await settlePayout(stores, tx, sale, providerRef, why)
  if (!settled.ok) await askPerson(stores, tx, transfer, 'payout-twice', ref, why)
}

async function refuseTransfer(
  stores: PayoutStores,
  tx: Runner,
  sale: StoredSale,
  transfer: StoredTransfer,
  why: SaleWhy,
) {
  const { id, state } = transfer
  if (state === 'refused') return
  if (state === 'settled')
    return askPerson(stores, tx, transfer, 'payout-came-back', why.reason, why)
  await stores.transfers.change(tx, id, {
    state: 'refused',
    reason: why.reason,
    endedAt: why.at,
  })
  if (!(await stepPayout(stores, tx, transfer, 'fail', why))) return
  const account = maskedIban(transferAccount(stores.seal, transfer).iban)
  await askPerson(stores, tx, transfer, 'payout-refused', why.reason, why, { account })
  await tellSeller(stores, tx, sale.id, 'payout-refused', why.at)
}

async function askPerson(
  { traces }: PayoutStores,
  tx: Runner,
  { id: subjectId, market, number, amountMinor, currency }: StoredTransfer,
  kind: string,
  reason: string,
  { at }: SaleWhy,
  more: object = {},
) {
  const facts = { number, amountMinor, currency, reason, ...more }
  await traces.task(tx, { market, kind, subjectId, facts }, at)
}
