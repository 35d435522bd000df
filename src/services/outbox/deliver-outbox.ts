import { growingPauseMs } from '#domain/growing-pause.ts'
import { clearFailing, noteFailing } from '#store/failing-items.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'
import type { Runner } from '#store/transaction.ts'
import type { TellFault } from '../witness/witness.ts'
import { wordsOfError } from '../witness/words-of-error.ts'

export type Handler = (message: Message) => Promise<void>
export type Handlers = Readonly<Record<string, Handler>>

type Means = {
  readonly outbox: Pick<OutboxStore, 'claim' | 'markSent' | 'markFailed'>
  readonly handlers: Handlers
  /** Where what goes on failing is written down, until it is a task for staff. */
  readonly runner?: Runner
  readonly tell?: TellFault
}

/** Delivered side by side: one that waits for a slow stranger keeps no letter back. */
const batch = 10

/** Seconds: 2, 4, 8 … up to an hour. */
function pauseAfter(attempts: number): number {
  return growingPauseMs(attempts, 2_000, 3_600_000) / 1000
}

/**
 * Delivers what is due, each message by its topic's handler; returns how many were tried. A message that fails waits
 * longer each time and holds up no other; after a day it is a task for staff, and is tried once a day, for it may be a
 * mail somebody waits for. Handlers must bear being called twice.
 */
export function makeDeliverOutbox(means: Means) {
  return async (): Promise<number> => {
    const messages = await means.outbox.claim(batch)
    await Promise.all(messages.map(message => deliver(means, message)))
    return messages.length
  }
}

const job = 'deliver-message'
const aDay = 86_400

async function deliver({ outbox, handlers, runner, tell }: Means, message: Message) {
  try {
    const handler = handlers[message.topic]
    if (!handler) throw new Error(`no handler for "${message.topic}"`)
    await handler(message)
    await outbox.markSent(message.id)
    if (runner && message.attempts > 1) await clearFailing(runner, job, [message.id], new Date())
  } catch (error) {
    tell?.(error, { event: 'fault', job: `outbox ${message.topic}` })
    const words = wordsOfError(error)
    const isStuck = runner && (await noteFailing(runner, job, message.id, words, new Date()))
    await outbox.markFailed(message.id, words, isStuck ? aDay : pauseAfter(message.attempts))
  }
}
