import { toStoredIban } from '#domain/field/patterns/iban.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { isTradeInOpen, tradeInStates } from '#domain/trade-in/trade-in-state.ts'
import { countOpenTradeIns, writeOpenTradeInKeys } from '#store/trade-in/open-trade-ins.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type Counted, countedAs } from './counted-as.ts'
import type { PayoutChoice } from './trade-in-request.ts'

type Ctx = Pick<Context, 'keys' | 'settings'>

/** Counts a trade-in as open unless its seller has too many (sell.md, Rulings). Called under the locks of `counted`. */
export async function countOpen(
  ctx: Ctx,
  tx: Sql,
  tradeIn: Pick<StoredTradeIn, 'id' | 'market'>,
  counted: readonly Counted[],
): Promise<Result<void, TradeInRefusal>> {
  const free = await checkLimits(ctx, tx, tradeIn, counted)
  if (free.ok) await writeOpenTradeInKeys(tx, tradeIn.id, keysOf(counted))
  return free
}

/** Counts an open trade-in under the account that replaces its previous one. */
export async function countBankAccount(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  account: PayoutChoice['account'],
): Promise<Result<void, TradeInRefusal>> {
  if (!account || !isTradeInOpen(tradeIn.state)) return ok(undefined)
  const { market, userId, senderPhone: phone, handover } = tradeIn
  const iban = toStoredIban(account.iban)
  const counted = countedAs(ctx.keys.sellerHash, { market, userId, phone, handover, iban })
  const added = counted.filter(({ by }) => by === 'iban')
  const free = await checkLimits(ctx, tx, tradeIn, added)
  if (free.ok) await writeOpenTradeInKeys(tx, tradeIn.id, keysOf(counted))
  return free
}

/** Names of the locks under which trade-ins are counted one at a time. */
export function countingLocks(counted: readonly Counted[]): readonly string[] {
  return keysOf(counted).map(key => `open trade-ins ${key}`)
}

export function accountLocks(
  ctx: Ctx,
  market: StoredTradeIn['market'],
  account: PayoutChoice['account'],
): readonly string[] {
  return countingLocks(
    countedAs(ctx.keys.sellerHash, { market, iban: account && toStoredIban(account.iban) }),
  )
}

const openStates = tradeInStates.filter(isTradeInOpen)

async function checkLimits(
  ctx: Ctx,
  tx: Sql,
  { id, market }: Pick<StoredTradeIn, 'id' | 'market'>,
  counted: readonly Counted[],
): Promise<Result<void, TradeInRefusal>> {
  const limits = ctx.settings.tradeInLimitsOf(market)
  const filter = { keys: keysOf(counted), states: openStates, exceptId: id }
  const open = await countOpenTradeIns(tx, filter)
  const exceeded = counted.find(({ by, key }) => (open.get(key) ?? 0) >= limits[by])
  return exceeded
    ? refuse({ kind: 'too-many-open', by: exceeded.by, most: limits[exceeded.by] })
    : ok(undefined)
}

function keysOf(counted: readonly Counted[]) {
  return counted.map(({ key }) => key)
}
