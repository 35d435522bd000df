import { randomUUID } from 'node:crypto'
import type { Handover } from '#domain/inbound/inbound.ts'
import { isHandoverOffered, offeredHandovers } from '#domain/inbound/offered-handovers.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { daysToSendIn } from '#domain/warranty/claim-due.ts'
import { toClaimNumber } from '#domain/warranty/claim-number.ts'
import {
  type ClaimRefusal,
  type ClaimRequest,
  maxClaimTextLength,
} from '#domain/warranty/claim-request.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import { isProblemOf } from '#domain/warranty/problem.ts'
import { insertMessage } from '#store/outbox.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import { countLockedClaims, insertClaim, insertClaimStep } from '#store/warranty/claims.ts'
import { findPurchasedDevice, type StoredDevice } from '#store/warranty/purchased-devices.ts'
import type { Owner } from '../account/owner.ts'
import type { Context } from '../context.ts'
import { bookInbound } from '../inbound/book-inbound.ts'
import { attachPhotos } from '../photo/attach-photos.ts'
import { toWarranted } from './list-warranties.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

type Opened = Result<string, ClaimRefusal>

/**
 * A member sends a device in; returns the claim number. A device has one claim at a time: opening it again, or twice at
 * once, returns the existing one. The facts it is judged by are read under the order's lock, like those of returns.
 */
export async function openClaim(ctx: Ctx, owner: Owner, request: ClaimRequest): Promise<Opened> {
  const known = await findPurchasedDevice(ctx.sql, owner, request.device)
  if (!known) return refuse({ kind: 'not-found' })
  return retriedTransaction(ctx.sql, [], async tx => {
    const claimCount = await countLockedClaims(tx, known.orderId)
    const device = await findPurchasedDevice(tx, owner, request.device)
    return device ? openOnce(ctx, tx, owner, device, request, claimCount) : notFound
  })
}

const notFound = refuse({ kind: 'not-found' } as const)

async function openOnce(
  ctx: Ctx,
  tx: Sql,
  owner: Owner,
  device: StoredDevice,
  request: ClaimRequest,
  claimCount: number,
): Promise<Opened> {
  const settings = ctx.settings.shopOf(owner.market)
  const today = dayIn(owner.market, ctx.clock())
  const { way, claimUnderWay, returnNumber } = toWarranted(device, settings, today)
  if (claimUnderWay) return ok(claimUnderWay.number)
  if (returnNumber !== undefined) return refuse({ kind: 'going-back', returnNumber })
  if (!way) return refuse({ kind: 'not-covered' })
  const error = errorIn(request, device)
  if (error) return error
  const offered = offeredHandovers(owner.market, today, new Set(settings.holidays))
  if (!isHandoverOffered(request.handover, offered)) return refuse({ kind: 'handover-not-offered' })
  return write(ctx, tx, owner, device, { way, request, claimCount })
}

function errorIn({ problem, words: text }: ClaimRequest, { type }: StoredDevice) {
  const invalid = (field: 'problem' | 'words', code: 'required' | 'unknown' | 'too-long') =>
    refuse({ kind: 'invalid-field', field, code } as const)
  if (!isProblemOf(type, problem)) return invalid('problem', 'unknown')
  if (text.trim().length > maxClaimTextLength) return invalid('words', 'too-long')
  // A problem that is not in the list must be described.
  return problem === 'other' && text.trim() === '' ? invalid('words', 'required') : undefined
}

type Judged = {
  readonly way: CoverKind
  readonly request: ClaimRequest
  readonly claimCount: number
}

async function write(
  ctx: Ctx,
  tx: Sql,
  { userId }: Owner,
  device: StoredDevice,
  { way: cover, request, claimCount }: Judged,
): Promise<Opened> {
  const { orderId, orderNumber, position, market } = device
  const { problem, words: text, photos, handover } = request
  const id = randomUUID()
  const attached = await attachPhotos(tx, photos, { kind: 'warranty', id }, userId)
  if (!attached.ok) return attached
  const at = ctx.clock()
  const number = toClaimNumber(orderNumber, claimCount + 1)
  const sendBy = addDays(dayIn(market, at), daysToSendIn)
  const description = text.trim() === '' ? undefined : text.trim()
  await insertClaim(tx, {
    id,
    number,
    market,
    orderId,
    position,
    cover,
    problem,
    words: description,
    sendBy,
    at,
  })
  const step = { from: null, to: 'opened', actor: 'member', reason: problem, at } as const
  await insertClaimStep(tx, id, step)
  await book(ctx, tx, device, { id, number, sendBy, handover })
  await insertMessage(tx, 'warranty-news', { claimId: id, state: 'opened' }, at)
  return ok(number)
}

type Sent = {
  readonly id: string
  readonly number: string
  readonly sendBy: string
  readonly handover: Handover
}

function book(
  ctx: Ctx,
  tx: Sql,
  { market, type, contact }: StoredDevice,
  { id, number, sendBy, handover }: Sent,
) {
  return bookInbound(ctx, tx, {
    subject: { kind: 'warranty', id },
    market,
    number,
    sender: contact,
    handover,
    sendBy,
    devices: [type],
  })
}
