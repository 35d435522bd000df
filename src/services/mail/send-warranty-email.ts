import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { type ClaimDue, claimDueOf } from '#domain/warranty/claim-due.ts'
import { type ClaimState, claimStates } from '#domain/warranty/claim-state.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { findClaim, type StoredClaim } from '#store/warranty/claims.ts'
import type { Context } from '../context.ts'
import { readPlacedOrder } from '../order/view-order.ts'
import { mailTextsOf } from './mail-texts.ts'
import { writeWarrantyEmail } from './write-warranty-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer'>

/**
 * Handles `warranty-news`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more.
 */
export async function sendWarrantyEmail(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const state = claimStates.find(each => each === payload.state)
  const claim = await findClaim(ctx.sql, String(payload.claimId))
  const placed = claim && (await readPlacedOrder(ctx, claim.orderId))
  if (!state || !placed) throw new Error(`claim ${String(payload.claimId)} is not there`)
  const { contact } = placed.view
  // The customer was erased since: there is no address to write to.
  if (contact.email === '') return
  const { market, number, title: device, sendBy } = claim
  const path = buildUrl(market, 'my-warranties', [number])
  const written = writeWarrantyEmail({
    market,
    name: contact.name,
    number,
    device,
    state,
    sendBy,
    ...daysOf(ctx, claim, state),
    ...textOf(claim, state),
    link: absoluteUrl(ctx.bases[market], path),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const email = { id, orderId: placed.id, market, recipient: contact.email, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}

function daysOf(ctx: Ctx, { market, sendBy, receivedOn }: StoredClaim, state: ClaimState) {
  const days = { sendBy, received: receivedOn ?? undefined }
  const due = claimDueOf(state, days, new Set(ctx.settings.shopOf(market).holidays))
  const day = (dueKind: ClaimDue['kind']) => due.find(({ kind }) => kind === dueKind)?.day
  const [diagnosedBy, solvedBy] = [day('diagnosed-by'), day('solved-by')]
  return {
    ...(diagnosedBy !== undefined && { diagnosedBy }),
    ...(solvedBy !== undefined && { solvedBy }),
  }
}

const solved: ReadonlySet<ClaimState> = new Set(['repaired', 'replaced', 'refunded', 'rejected'])

function textOf({ finding, solution }: StoredClaim, state: ClaimState) {
  const text = state === 'diagnosed' ? finding : solved.has(state) ? solution : null
  return text !== null && { comment: text }
}
