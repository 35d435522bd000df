import type { ReplyTemplate } from '#domain/content/reply-template.ts'
import { isUuid } from '#domain/is-uuid.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { sealBody } from '#store/sealed-email.ts'
import {
  closeMessage,
  findMessage,
  insertReply,
  listMessages,
  listReplies,
  type MessageFilter,
  type MessageReply,
  type StaffMessage,
} from '#store/staff/messages.ts'
import { listNotes, type StaffNote } from '#store/staff/notes.ts'
import { replyTemplates } from '#text/content/email/reply-templates.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeContactReply } from '../mail/write-contact-emails.ts'
import { type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

export type OfficeMessage = {
  readonly message: StaffMessage
  readonly replies: readonly MessageReply[]
  readonly notes: readonly StaffNote[]
  /** In the language of the market, with the name of the sender. */
  readonly templates: readonly { readonly name: ReplyTemplate; readonly text: string }[]
}

export async function listOfficeMessages(
  { sql }: Pick<Ctx, 'sql'>,
  { after, ...request }: Omit<MessageFilter, 'limit'>,
): Promise<Page<StaffMessage>> {
  const from = after !== undefined && isUuid(after) ? after : undefined
  const rows = await listMessages(sql, { ...request, after: from, limit: rowsPerPage + 1 })
  return pageOf(rows, ({ id }) => id)
}

/** `undefined` for a message of another market as for a missing one. */
export async function viewOfficeMessage(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<OfficeMessage | undefined> {
  const message = await findOfficeMessage({ sql }, markets, id)
  if (!message) return undefined
  const templates = Object.entries(replyTemplates[languageOf[message.market]])
  return {
    message,
    replies: await listReplies(sql, id),
    notes: await listNotes(sql, message),
    templates: templates.map(([name, text]) => ({
      name: name as ReplyTemplate,
      text: text(message.name, message.orderNumber ?? ''),
    })),
  }
}

export async function findOfficeMessage(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<StaffMessage | undefined> {
  const message = isUuid(id) ? await findMessage(sql, id) : undefined
  return message && markets.includes(message.market) ? message : undefined
}

/** Sends an answer by email, in the layout and the language of the market; the message is done by it. */
export async function answerMessage(
  ctx: Ctx,
  { id, market, orderNumber, ...message }: StaffMessage,
  { name: actor }: Pick<Staff, 'name'>,
  text: string,
): Promise<void> {
  const contact = { ...message, ...(orderNumber !== null && { orderNumber }) }
  const company = ctx.settings.companyOf(market)
  const texts = mailTextsOf(ctx, market)
  const email = { market, message: contact, company, texts }
  const { subject, html, plain } = writeContactReply(email, text)
  await insertReply(ctx.sql, {
    messageId: id,
    at: ctx.clock(),
    actor,
    text,
    email: {
      recipient: message.email,
      subject,
      bodySealed: sealBody(ctx.keys.seal, { html, plain }),
    },
  })
}

/** A message that needs no answer. */
export async function endMessage(
  { sql, clock }: Pick<Ctx, 'sql' | 'clock'>,
  id: string,
): Promise<Result<void, { readonly kind: 'move-not-allowed' }>> {
  return (await closeMessage(sql, id, clock()))
    ? ok(undefined)
    : refuse({ kind: 'move-not-allowed' })
}
