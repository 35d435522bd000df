import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import { claimMessages, type Message, markMessageFailed, markMessageSent } from '#store/outbox.ts'
import type { OutboxTopic } from '#store/outbox-topic.ts'
import type { Context } from '../context.ts'
import type { Handler } from '../module.ts'
import { messageOfError } from '../telemetry/error-message.ts'

export type Handlers = Readonly<Record<string, Handler>>

/** Messages are delivered concurrently: a slow third party must not delay emails. */
const batch = 10

/** Seconds: 2, 4, 8 … up to an hour. */
export function pauseAfter(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000) / 1000
}

/**
 * Delivers due messages, each by its topic's handler; returns how many were tried. A failed message waits longer
 * each time and does not delay others; after a day it becomes a staff task, and is retried once a day, because a
 * customer may be waiting for the email. Handlers must tolerate being called twice. `topic`: only its messages.
 */
export async function deliverOutbox(
  ctx: Context,
  handlers: Handlers,
  topic?: OutboxTopic,
): Promise<number> {
  const messages = await claimMessages(ctx.db, batch, topic)
  await Promise.all(messages.map(message => deliver(ctx, handlers, message)))
  return messages.length
}

const job = 'deliver-message'
const aDay = 86_400

async function deliver(ctx: Context, handlers: Handlers, message: Message) {
  try {
    const handler = handlers[message.topic]
    if (!handler) throw new Error(`no handler for "${message.topic}"`)
    await handler(ctx, message)
    await markMessageSent(ctx.db, message.id)
    if (message.attempts > 1) await clearFailing(ctx.sql, job, [message.id], new Date())
  } catch (error) {
    ctx.reportError(error, { event: 'fault', job: `outbox ${message.topic}` })
    const text = messageOfError(error)
    const isStuck = await noteFailing(ctx.sql, job, message.id, text, new Date())
    await markMessageFailed(ctx.db, message.id, text, isStuck ? aDay : pauseAfter(message.attempts))
  }
}
