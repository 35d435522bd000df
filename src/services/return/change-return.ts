import type { RequestedHandover } from '#domain/inbound/inbound.ts'
import { type BankAccount, parseAccount } from '#domain/payment/bank-account.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { bringsMoney } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { findReturn, type StoredReturn } from '#store/return/read-return.ts'
import { lockOrderToReturn } from '#store/return/returned-orders.ts'
import { updateReturnAccount } from '#store/return/returns.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { cancelInbound, changeHandover } from '../inbound/book-inbound.ts'
import { checkHandover, invalid } from '../inbound/check-handover.ts'
import { writeRefundAccount } from '../payment/refund-by-transfer.ts'
import { sealedAccount } from '../payment/sealed-account.ts'
import { requestersReturn } from './requesters-return.ts'
import type { ChangeRefusal, ReturnRequester } from './return-requester.ts'
import { readReturnView } from './to-return-view.ts'
import { transitionReturn } from './transition-return.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

type Changed = Result<unknown, ChangeRefusal>

const notAllowed = refuse({ kind: 'move-not-allowed' } as const)

/** The changes that a customer can make to their own return, as long as they are possible. */
export function cancelReturn(
  ctx: Ctx,
  requester: ReturnRequester,
  number: string,
): Promise<Result<ReturnView, ChangeRefusal>> {
  return change(ctx, requester, number, async (tx, stored) => {
    if (stored.state === 'cancelled') return ok(undefined)
    const parcel = await cancelInbound(ctx, tx, subjectOf(stored))
    if (!parcel.ok) return notAllowed
    const why = { actor: 'buyer', reason: 'kept after all', at: ctx.clock() }
    const transitioned = await transitionReturn(tx, stored, 'cancel', why)
    return transitioned.ok ? transitioned : notAllowed
  })
}

export function changeReturnHandover(
  ctx: Ctx,
  requester: ReturnRequester,
  number: string,
  handover: RequestedHandover,
): Promise<Result<ReturnView, ChangeRefusal>> {
  return change(ctx, requester, number, async (tx, stored) => {
    const checked = await checkHandover(ctx, tx, stored.order.market, handover)
    if (!checked.ok) return checked
    if (stored.state !== 'approved') return notAllowed
    const subject = subjectOf(stored)
    const { sendBy } = stored
    const changed = await changeHandover(ctx, tx, subject, checked.value, sendBy)
    return changed.ok ? changed : notAllowed
  })
}

/** Possible until the money is sent (complaints of this trade: wrong IBAN). */
export function changeReturnAccount(
  ctx: Ctx,
  requester: ReturnRequester,
  number: string,
  account: BankAccount,
): Promise<Result<ReturnView, ChangeRefusal>> {
  return change(ctx, requester, number, async (tx, stored) => {
    const parsed = parseAccount(account)
    if (!parsed.ok) return invalid(parsed.refusal.field, parsed.refusal.code)
    if (stored.refundWay !== 'iban' || !bringsMoney(stored.state)) return notAllowed
    for (const { id } of stored.refunds) {
      const given = await writeRefundAccount(ctx, tx, id, parsed.value)
      if (!given.ok && given.refusal.kind === 'move-not-allowed') return notAllowed
    }
    const sealed = sealedAccount(ctx.keys.seal, parsed.value)
    await updateReturnAccount(tx, stored.id, sealed)
    return ok(undefined)
  })
}

function subjectOf({ id }: StoredReturn) {
  return { kind: 'return', id } as const
}

/** Applied under the lock of the order, to its current state. */
async function change(
  ctx: Ctx,
  requester: ReturnRequester,
  number: string,
  work: (tx: Sql, stored: StoredReturn) => Promise<Changed>,
): Promise<Result<ReturnView, ChangeRefusal>> {
  const own = await requestersReturn(ctx, requester, number)
  if (!own) return refuse({ kind: 'not-found' })
  const changed = await retriedTransaction(ctx.sql, [], async tx => {
    await lockOrderToReturn(tx, own.order.id)
    const current = await findReturn(tx, own.id)
    return current ? work(tx, current) : refuse({ kind: 'not-found' } as const)
  })
  return changed.ok ? ok(await readReturnView(ctx, own.id)) : changed
}
