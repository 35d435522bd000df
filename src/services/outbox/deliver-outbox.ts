import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'
import type { Sql } from '#store/transaction.ts'
import { messageOfError } from '../telemetry/error-message.ts'
import type { ReportError } from '../telemetry/telemetry.ts'

export type Handler = (message: Message) => Promise<void>
export type Handlers = Readonly<Record<string, Handler>>

type Deps = {
  readonly outbox: Pick<OutboxStore, 'claim' | 'markSent' | 'markFailed'>
  readonly handlers: Handlers
  /** Where repeated failures are recorded, until they become a task for staff. */
  readonly sql?: Sql
  readonly report?: ReportError
}

/** Messages are delivered concurrently: a slow third party must not delay emails. */
const batch = 10

/** Seconds: 2, 4, 8 … up to an hour. */
function pauseAfter(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000) / 1000
}

/**
 * Delivers due messages, each by its topic's handler; returns how many were tried. A failed message waits longer
 * each time and does not delay others; after a day it becomes a staff task, and is retried once a day, because a
 * customer may be waiting for the email. Handlers must tolerate being called twice.
 */
export function makeDeliverOutbox(deps: Deps) {
  return async (): Promise<number> => {
    const messages = await deps.outbox.claim(batch)
    await Promise.all(messages.map(message => deliver(deps, message)))
    return messages.length
  }
}

const job = 'deliver-message'
const aDay = 86_400

async function deliver({ outbox, handlers, sql, report }: Deps, message: Message) {
  try {
    const handler = handlers[message.topic]
    if (!handler) throw new Error(`no handler for "${message.topic}"`)
    await handler(message)
    await outbox.markSent(message.id)
    if (sql && message.attempts > 1) await clearFailing(sql, job, [message.id], new Date())
  } catch (error) {
    report?.(error, { event: 'fault', job: `outbox ${message.topic}` })
    const text = messageOfError(error)
    const isStuck = sql && (await noteFailing(sql, job, message.id, text, new Date()))
    await outbox.markFailed(message.id, text, isStuck ? aDay : pauseAfter(message.attempts))
  }
}
