import { randomUUID } from 'node:crypto'
import { sendContact } from '#services/content/send-contact.ts'
import { moveInbound } from '#services/inbound/move-inbound.ts'
import { inspectReturn, settleReturn } from '#services/return/move-return.ts'
import { requestReturn } from '#services/return/request-return.ts'
import { replyToReview } from '#services/review/moderate-review.ts'
import { writeReview } from '#services/review/write-review.ts'
import { openClaim } from '#services/warranty/open-claim.ts'
import { closeCourierTask, findInvitationId, findUnansweredReview } from '#store/demo-history.ts'
import { accounts, cashier, inspector, supporter } from './actors.ts'
import { addressOf, type History, type HistoryMarket, handoverOf, personOf } from './history.ts'
import type { Purchase } from './purchases.ts'

/** The buyer writes the review of a text, which says that it is one of the demo. */
export async function review(
  { ctx, next }: History,
  { market, memberId, texts }: HistoryMarket,
  { orderId, number, isMembers }: Purchase,
  index: number,
): Promise<void> {
  const text = texts.reviews[index]
  if (!text) return
  const id = await findInvitationId(ctx.sql, orderId)
  if (id === undefined) return
  const claim = isMembers
    ? ({ kind: 'member', userId: memberId, number } as const)
    : ({ kind: 'invited', id, token: ctx.keys.reviewTokens.tokenOf(id) } as const)
  const [rating, title, words] = text
  await writeReview(ctx, {
    market,
    claim,
    position: 0,
    address: addressOf({ next }),
    form: {
      rating: String(rating),
      title,
      text: `${words} ${texts.reviewNote}`,
      shownName: index % 3 === 0 ? 'hidden' : 'short',
    },
  })
}

export async function answerReview({ ctx }: History, { market, texts }: HistoryMarket) {
  const reviewId = await findUnansweredReview(ctx.sql, market)
  if (reviewId === undefined) return
  await replyToReview(ctx, { reviewId, text: texts.reply, actor: supporter })
}

/** A customer sends a device back; it is looked at and, unless it is to wait, refunded. */
export async function giveBack(
  history: History,
  of: HistoryMarket,
  { number, token }: Purchase,
  isSettled: boolean,
): Promise<void> {
  const { ctx, later } = history
  const handover = handoverOf(history, of)
  if (!handover) return
  const requested = await requestReturn(
    ctx,
    { kind: 'order-link', token },
    number,
    {
      lines: [{ position: 0, reason: 'changed-mind' }],
      photos: [],
      handover,
      account: { iban: accounts[of.market], holder: of.texts.fullName('Demo') },
    },
    randomUUID(),
  )
  if (!requested.ok) return
  const { number: returnNumber } = requested.value.view
  bringToGreece(history, of, returnNumber)
  later(5, async () => {
    await inspectReturn(ctx, returnNumber, [], { actor: inspector, reason: 'as new' })
    if (isSettled) await settleReturn(ctx, returnNumber, { actor: cashier, reason: 'as expected' })
  })
}

/** Greece has no carrier that reports: staff call the courier and scan what it brings. */
export function bringToGreece(
  { ctx, later }: History,
  { market }: Pick<HistoryMarket, 'market'>,
  code: string,
): void {
  if (market !== 'gr') return
  later(1, () => closeCourierTask(ctx.sql, code, ctx.clock()))
  later(3, () => moveInbound(ctx, { code, by: 'arrive', actor: inspector, reason: 'scanned' }))
}

/** The demo member sends a device in under its guarantee. */
export async function claim(history: History, of: HistoryMarket, { number }: Purchase) {
  const handover = handoverOf(history, of)
  if (!handover) return
  const { market, memberId, texts } = of
  const opened = await openClaim(
    history.ctx,
    { userId: memberId, market },
    {
      device: { orderNumber: number, position: 0 },
      problem: 'battery',
      words: texts.claim,
      photos: [],
      handover,
    },
  )
  if (opened.ok) bringToGreece(history, of, opened.value)
}

/** Somebody writes to the shop. */
export async function write(history: History, of: HistoryMarket, index: number): Promise<void> {
  const { market, texts } = of
  const message = texts.messages[index]
  if (!message) return
  const { name, email } = personOf(history, of)
  const [topic, text] = message
  await sendContact(history.ctx, {
    market,
    form: { name, email, topic, orderNumber: '', message: text },
    captcha: 'demo',
    address: addressOf(history),
  })
}
