import { createHmac, randomUUID } from 'node:crypto'
import type { Handover, InboundRequest } from '#domain/inbound/inbound.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { sendByOf } from '#domain/return/charges-back.ts'
import { chosenLines } from '#domain/return/lines-back.ts'
import { toReturnNumber } from '#domain/return/return-number.ts'
import type { ReturnRefusal, ReturnRequest } from '#domain/return/return-request.ts'
import { dayIn } from '#domain/time/day.ts'
import { insertMessage } from '#store/outbox.ts'
import { findReturnByKey } from '#store/return/read-return.ts'
import {
  type LineToReturn,
  lockOrderToReturn,
  type OrderToReturn,
} from '#store/return/returned-orders.ts'
import { insertReturn } from '#store/return/returns.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { bookInbound } from '../inbound/book-inbound.ts'
import { checkHandover, invalid } from '../inbound/check-handover.ts'
import { sealedAccount } from '../payment/sealed-account.ts'
import { attachPhotos } from '../photo/attach-photos.ts'
import { type CheckedRequest, checkRequest, textOrUndefined } from './check-request.ts'

import { requestersOrder } from './requesters-order.ts'
import type { RequestedReturn, ReturnRequester } from './return-requester.ts'
import { readReturnView } from './to-return-view.ts'
import { transitionReturn } from './transition-return.ts'
import { backOf, chargesOf, goingOf, withdrawable } from './view-returnable.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

type Submission = {
  readonly requester: ReturnRequester
  readonly request: ReturnRequest
  readonly key: string
  readonly hash: string
}

/**
 * Within the rules a return is a right, so it is approved at once, its parcel is booked and its receipt is written,
 * all in one transaction. The same key gets the return that it created first (orders.md, Return, and rules of
 * trade, Law 1).
 */
export async function requestReturn(
  ctx: Ctx,
  requester: ReturnRequester,
  orderNumber: string,
  request: ReturnRequest,
  key: string,
): Promise<Result<RequestedReturn, ReturnRefusal>> {
  const order = await requestersOrder(ctx, requester, orderNumber)
  if (!order) return refuse({ kind: 'not-found' })
  const handover = await checkHandover(ctx, ctx.sql, order.market, request.handover)
  const hash = hashOf(ctx.keys.secret, request)
  const made = await retriedTransaction(ctx.sql, [], tx =>
    requestOnce(ctx, tx, order.id, handover, { requester, request, key, hash }),
  )
  if (!made.ok) return made
  const view = await readReturnView(ctx, made.value)
  return ok({ view, token: ctx.keys.returnTokens.linkOf(made.value) })
}

/** The hash reveals nothing about an account except equality. */
function hashOf(secret: string, request: ReturnRequest): string {
  return createHmac('sha256', secret)
    .update(`return ${JSON.stringify(request)}`)
    .digest('hex')
}

async function requestOnce(
  ctx: Ctx,
  tx: Sql,
  orderId: string,
  handover: Result<Handover, ReturnRefusal>,
  submission: Submission,
): Promise<Result<string, ReturnRefusal>> {
  const order = await lockOrderToReturn(tx, orderId)
  const known = await findReturnByKey(tx, orderId, submission.key)
  if (known)
    return known.requestHash === submission.hash
      ? ok(known.id)
      : invalid('Idempotency-Key', 'key-reused')
  const withdrawal = withdrawable(ctx, order)
  if (!withdrawal.ok) return withdrawal
  const checked = checkRequest(submission.request, order.isPaidOnDelivery ? 'iban' : 'same-way')
  if (!checked.ok) return checked
  const { going, notReturnable } = chosenLines(goingOf(order), checked.value.positions)
  if (notReturnable.length > 0)
    return refuse({ kind: 'lines-not-returnable', positions: notReturnable })
  const claims = going.flatMap(({ claim }) => claim ?? [])
  if (claims.length > 0) return refuse({ kind: 'lines-under-claim', claims })
  if (!handover.ok) return handover
  const moment = { settings: ctx.settings.shopOf(order.market), now: ctx.clock() }
  const charges = chargesOf(order, going, withdrawal.value, moment)
  const { id, sendBy } = await write(ctx, tx, order, {
    submission,
    checked: checked.value,
    going,
    charges,
  })
  const uploader = submission.requester.kind === 'member' ? submission.requester.userId : undefined
  const attached = await attachPhotos(
    tx,
    submission.request.photos,
    { kind: 'return', id },
    uploader,
  )
  if (!attached.ok) return invalid('photos', attached.refusal.kind)
  await approve(ctx, tx, id)
  await bookInbound(
    ctx,
    tx,
    parcelOf(order, { id, number: numberOf(order), sendBy }, handover.value),
  )
  await insertMessage(tx, 'return-requested', { returnId: id }, moment.now)
  return ok(id)
}

function numberOf({ number, returns }: OrderToReturn): string {
  return toReturnNumber(number, returns + 1)
}

type CheckedReturn = {
  readonly submission: Submission
  readonly checked: CheckedRequest
  readonly going: readonly LineToReturn[]
  readonly charges: number
}

async function write(
  ctx: Ctx,
  tx: Sql,
  order: OrderToReturn,
  { submission, checked, going, charges }: CheckedReturn,
) {
  const [id, at] = [randomUUID(), ctx.clock()]
  const sendBy = sendByOf(dayIn(order.market, at))
  const { account, words: text, reasonOf } = checked
  const back = backOf(order)
  const sealed = account && sealedAccount(ctx.keys.seal, account)
  await insertReturn(tx, {
    id,
    orderId: order.id,
    number: numberOf(order),
    count: order.returns + 1,
    requestKey: submission.key,
    requestHash: submission.hash,
    requestedAt: at,
    sendBy,
    words: text,
    account: sealed,
    currency: order.currency,
    chargesMinor: charges,
    refundWay: order.isPaidOnDelivery ? 'iban' : 'same-way',
    lines: going.map(({ position }) => ({
      position,
      backMinor: back.get(position) ?? 0,
      reason: reasonOf.get(position)?.reason,
      words: textOrUndefined(reasonOf.get(position)?.words),
    })),
  })
  return { id, sendBy }
}

async function approve(ctx: Ctx, tx: Sql, id: string) {
  const why = { actor: 'shop', reason: 'within the period', at: ctx.clock() }
  const transitioned = await transitionReturn(tx, { id, state: 'requested' }, 'approve', why)
  if (!transitioned.ok) throw new Error(`return ${id} was not approved`)
}

type Numbered = { readonly id: string; readonly number: string; readonly sendBy: string }

/** The parcel in which a return is sent. */
function parcelOf(
  { market, name, email, phone }: Pick<OrderToReturn, 'market' | 'name' | 'email' | 'phone'>,
  { id, number, sendBy }: Numbered,
  handover: Handover,
): InboundRequest {
  return {
    subject: { kind: 'return', id },
    market,
    number,
    sender: { name, email, phone },
    handover,
    sendBy,
  }
}
