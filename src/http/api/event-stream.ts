import { Readable } from 'node:stream'

export type EventStreamOptions = {
  readonly heartbeatMs: number
  /** The stream ends after this time, so that the client reconnects: with its current cookies, perhaps to another process. */
  readonly lifeMs: number
}

/** Twice the largest document: a client with that much pending does not read. */
const mostWaiting = 1_048_576
const retryMs = 2_000

/**
 * Server-sent events as a stream of text. A client that reads nothing between two heartbeats, or has too much pending,
 * is disconnected: it reconnects to get the current state.
 */
export function createEventStream({ heartbeatMs, lifeMs }: EventStreamOptions) {
  const text = new Readable({ read: () => undefined })
  let wasWaiting = false
  const push = (event: string) => {
    if (text.destroyed || text.readableEnded) return
    if (text.readableLength > mostWaiting) text.destroy()
    else text.push(event)
  }
  const end = () => {
    if (!text.destroyed) text.push(null)
  }
  const heartbeatTimer = setInterval(() => {
    const isWaiting = text.readableLength > 0
    if (isWaiting && wasWaiting) text.destroy()
    wasWaiting = isWaiting
    push('event: heartbeat\ndata: {}\n\n')
  }, heartbeatMs)
  const lifeTimer = setTimeout(end, lifeMs)
  text.once('close', () => {
    clearInterval(heartbeatTimer)
    clearTimeout(lifeTimer)
  })
  push(`retry: ${retryMs}\n\n`)
  return {
    text,
    /** `data` is JSON, which has no line breaks. */
    send: (event: string, id: number, data: unknown) =>
      push(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
  }
}

export type EventStream = ReturnType<typeof createEventStream>
