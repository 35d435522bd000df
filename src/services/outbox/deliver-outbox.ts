import { growingPauseMs } from '#domain/growing-pause.ts'
import type { Message, OutboxStore } from '#store/outbox.ts'
import { wordsOfError } from '../words-of-error.ts'

export type Handler = (message: Message) => Promise<void>
export type Handlers = Readonly<Record<string, Handler>>

type Deliveries = Pick<OutboxStore, 'claim' | 'markSent' | 'markFailed'>

/** Delivered side by side: one that waits for a slow stranger keeps no letter back. */
const batch = 10

/** Seconds: 2, 4, 8 … up to an hour. */
const pauseAfter = (attempts: number): number => growingPauseMs(attempts, 2_000, 3_600_000) / 1000

/**
 * Delivers what is due, each message by its topic's handler; returns how many were tried. A message that fails waits
 * longer each time and holds up no other; handlers must bear being called twice.
 */
export const makeDeliverOutbox =
  ({ outbox, handlers }: { outbox: Deliveries; handlers: Handlers }) =>
  async (): Promise<number> => {
    const messages = await outbox.claim(batch)
    await Promise.all(messages.map(message => deliver(outbox, handlers, message)))
    return messages.length
  }

const deliver = async (outbox: Deliveries, handlers: Handlers, message: Message) => {
  try {
    const handler = handlers[message.topic]
    if (!handler) throw new Error(`no handler for "${message.topic}"`)
    await handler(message)
    await outbox.markSent(message.id)
  } catch (error) {
    await outbox.markFailed(message.id, wordsOfError(error), pauseAfter(message.attempts))
  }
}
