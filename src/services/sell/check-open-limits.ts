import { toStoredIban } from '#domain/field/patterns/iban.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import { isSaleOpen, saleStates } from '#domain/sell/sale-state.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { type Counted, countedAs } from './counted-as.ts'
import type { SaleStores } from './sale-stores.ts'
import type { PayoutChoice } from './selling.ts'

type Counting = Pick<SaleStores, 'openTradeIns' | 'sellerHash' | 'limitsOf'>

/** sell.md, Rulings: counts a trade-in as open, unless its seller has too many. Asked under the locks of `counted`. */
export async function countOpen(
  stores: Counting,
  tx: Runner,
  sale: Pick<StoredSale, 'id' | 'market'>,
  counted: readonly Counted[],
): Promise<Result<void, SaleRefusal>> {
  const free = await checkLimits(stores, tx, sale, counted)
  if (free.ok) await stores.openTradeIns.write(tx, sale.id, keysOf(counted))
  return free
}

/** Counts an open trade-in under the account that takes the place of its own. */
export async function countAccount(
  stores: Counting,
  tx: Runner,
  sale: StoredSale,
  account: PayoutChoice['account'],
): Promise<Result<void, SaleRefusal>> {
  if (!account || !isSaleOpen(sale.state)) return ok(undefined)
  const { market, userId, senderPhone: phone, handover } = sale
  const iban = toStoredIban(account.iban)
  const counted = countedAs(stores.sellerHash, { market, userId, phone, handover, iban })
  const added = counted.filter(({ by }) => by === 'iban')
  const free = await checkLimits(stores, tx, sale, added)
  if (free.ok) await stores.openTradeIns.write(tx, sale.id, keysOf(counted))
  return free
}

/** Names of the locks under which trade-ins are counted one after the other. */
export function countingLocks(counted: readonly Counted[]): readonly string[] {
  return keysOf(counted).map(key => `open trade-ins ${key}`)
}

export function accountLocks(
  { sellerHash }: Pick<Counting, 'sellerHash'>,
  market: StoredSale['market'],
  account: PayoutChoice['account'],
): readonly string[] {
  return countingLocks(
    countedAs(sellerHash, { market, iban: account && toStoredIban(account.iban) }),
  )
}

const openStates = saleStates.filter(isSaleOpen)

async function checkLimits(
  { openTradeIns, limitsOf }: Counting,
  tx: Runner,
  { id, market }: Pick<StoredSale, 'id' | 'market'>,
  counted: readonly Counted[],
): Promise<Result<void, SaleRefusal>> {
  const limits = limitsOf(market)
  const asked = { keys: keysOf(counted), states: openStates, exceptId: id }
  const open = await openTradeIns.count(tx, asked)
  const over = counted.find(({ by, key }) => (open.get(key) ?? 0) >= limits[by])
  return over
    ? refuse({ kind: 'too-many-open', by: over.by, most: limits[over.by] })
    : ok(undefined)
}

function keysOf(counted: readonly Counted[]) {
  return counted.map(({ key }) => key)
}
