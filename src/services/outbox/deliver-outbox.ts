import { growingPauseMs } from '#domain/growing-pause.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'
import type { TellFault } from '../witness/witness.ts'
import { wordsOfError } from '../witness/words-of-error.ts'

export type Handler = (message: Message) => Promise<void>
export type Handlers = Readonly<Record<string, Handler>>

type Means = {
  readonly outbox: Pick<OutboxStore, 'claim' | 'markSent' | 'markFailed'>
  readonly handlers: Handlers
  readonly tell?: TellFault
}

/** Delivered side by side: one that waits for a slow stranger keeps no letter back. */
const batch = 10

/** Seconds: 2, 4, 8 … up to an hour. */
const pauseAfter = (attempts: number): number => growingPauseMs(attempts, 2_000, 3_600_000) / 1000

/**
 * Delivers what is due, each message by its topic's handler; returns how many were tried. A message that fails waits
 * longer each time and holds up no other; handlers must bear being called twice.
 */
export const makeDeliverOutbox = (means: Means) => async (): Promise<number> => {
  const messages = await means.outbox.claim(batch)
  await Promise.all(messages.map(message => deliver(means, message)))
  return messages.length
}

const deliver = async ({ outbox, handlers, tell }: Means, message: Message) => {
  try {
    const handler = handlers[message.topic]
    if (!handler) throw new Error(`no handler for "${message.topic}"`)
    await handler(message)
    await outbox.markSent(message.id)
  } catch (error) {
    tell?.(error, { event: 'fault', job: `outbox ${message.topic}` })
    await outbox.markFailed(message.id, wordsOfError(error), pauseAfter(message.attempts))
  }
}
