import { absoluteUrl } from '#domain/market/base.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { readInspectionForEmail } from '../trade-in/inspection-for-email.ts'
import { inspectionUpdates } from '../trade-in/inspection-update.ts'
import { mailTextsOf } from './mail-texts.ts'
import { writeInspectionEmail } from './write-inspection-email.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'keys' | 'settings' | 'bases' | 'mailer'>

/**
 * Handles `inspection-news`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more. A seller who has answered meanwhile gets no reminder, and an erased seller gets no email.
 */
export async function sendInspectionEmail(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const update = inspectionUpdates.find(each => each === payload.news)
  if (!update) throw new Error(`no email about "${String(payload.news)}"`)
  const inspection = await readInspectionForEmail(ctx, String(payload.saleId), update)
  if (!inspection) return
  const { recipient, path, ...facts } = inspection
  const { market } = facts
  const link = absoluteUrl(ctx.bases[market], path)
  const written = writeInspectionEmail({
    ...facts,
    link,
    display: ctx.settings.displayOf(market),
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
  })
  const email = { id, orderId: null, market, recipient, ...written }
  if ((await writeMail(ctx.db, ctx.keys.seal, email)) === 'already-sent') return
  await ctx.mailer(email)
  await markMailSent(ctx.db, id)
}
