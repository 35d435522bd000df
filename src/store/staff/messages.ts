import type { ContactTopic } from '#domain/content/contact-message.ts'
import type { Market } from '#domain/market/market.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'

/** A message to the shop. */
export type StaffMessage = {
  readonly id: string
  readonly market: Market
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly orderNumber: string | null
  readonly message: string
  readonly sentAt: Date
  readonly doneAt: Date | null
}

export type MessageReply = { readonly at: Date; readonly actor: string; readonly text: string }

export type MessageFilter = {
  readonly markets: readonly Market[]
  readonly view: 'open' | 'done' | 'all'
  /** The id of a message. */
  readonly after: string | undefined
  readonly limit: number
}

export type NewReply = MessageReply & {
  readonly messageId: string
  readonly email: {
    readonly recipient: string
    readonly subject: string
    readonly bodySealed: string
  }
}

const columns = `c.id, c.market, c.name, c.email, c.topic, c.order_number as "orderNumber", c.message,
  c.sent_at as "sentAt", c.done_at as "doneAt"`

/** Those without an answer: the longest waiting first; the others: the newest first. */
const open: Statement = {
  name: 'office-messages-open',
  text: `select ${columns}
    from ${pageIds({ table: 'contact_message', at: 'sent_at', after: 'contact_message last where last.id = $2::uuid', first: 'oldest', by: ['market'], only: 't.done_at is null' })}
    join contact_message c on c.id = page.id ${inPageOrder('oldest')}`,
}

const others: Statement = {
  name: 'office-messages',
  text: `select ${columns}
    from ${pageIds({ table: 'contact_message', at: 'sent_at', after: 'contact_message last where last.id = $2::uuid', first: 'newest', by: ['market'], only: '($4::boolean or t.done_at is not null)' })}
    join contact_message c on c.id = page.id ${inPageOrder('newest')}`,
}

const one: Statement = {
  name: 'office-message',
  text: `select ${columns} from contact_message c where c.id = $1::uuid`,
}

const replies: Statement = {
  name: 'office-message-replies',
  text: 'select at, actor, text from contact_reply where message_id = $1::uuid order by at, id',
}

const addReply: Statement = {
  name: 'office-message-reply',
  text: `with replied as (
      insert into contact_reply (id, message_id, at, actor, text)
      values (gen_random_uuid(), $1::uuid, $2, $3, $4) returning message_id
    ), done as (
      update contact_message c set done_at = $2 from replied where c.id = replied.message_id returning c.market
    ), written as (
      insert into mail (id, market, recipient, subject, body_sealed, created_at)
      select gen_random_uuid(), market, $5, $6, $7, $2 from done returning id
    )
    insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts)
    select gen_random_uuid(), 'mail-written', jsonb_build_object('mailId', id), $2, $2, 0 from written`,
}

const close: Statement = {
  name: 'office-message-done',
  text: 'update contact_message set done_at = $2 where id = $1::uuid and done_at is null returning id',
}

export function listMessages(
  sql: Sql,
  { markets, view, after, limit }: MessageFilter,
): Promise<readonly StaffMessage[]> {
  return view === 'open'
    ? rowsOf<StaffMessage>(sql, open, [markets, after ?? null, limit])
    : rowsOf<StaffMessage>(sql, others, [markets, after ?? null, limit, view === 'all'])
}

export async function findMessage(sql: Sql, id: string): Promise<StaffMessage | undefined> {
  return (await rowsOf<StaffMessage>(sql, one, [id]))[0]
}

/** Oldest first. */
export function listReplies(sql: Sql, id: string): Promise<readonly MessageReply[]> {
  return rowsOf<MessageReply>(sql, replies, [id])
}

/** The answer and its email, in one statement. */
export function insertReply(sql: Sql, { messageId, at, actor, text, email }: NewReply) {
  return rowsOf(sql, addReply, [
    messageId,
    at,
    actor,
    text,
    email.recipient,
    email.subject,
    email.bodySealed,
  ])
}

/** `false` if it was done before. */
export async function closeMessage(sql: Sql, id: string, at: Date): Promise<boolean> {
  return (await rowsOf(sql, close, [id, at])).length > 0
}
