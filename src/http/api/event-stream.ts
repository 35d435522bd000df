import { Readable } from 'node:stream'

export type EventStreamOptions = {
  readonly heartbeatMs: number
  /** It ends then, so that a client comes again: with its cookies of now, perhaps to another process. */
  readonly lifeMs: number
}

/** Two of the largest documents: who has so much waiting does not read. */
const mostWaiting = 1_048_576
const retryMs = 2_000

/**
 * Server-sent events as a stream of text. A client that reads nothing between two heartbeats, or has too much waiting,
 * is cut: it comes back for the current state.
 */
export function makeEventStream({ heartbeatMs, lifeMs }: EventStreamOptions) {
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
  const heart = setInterval(() => {
    const isWaiting = text.readableLength > 0
    if (isWaiting && wasWaiting) text.destroy()
    wasWaiting = isWaiting
    push('event: heartbeat\ndata: {}\n\n')
  }, heartbeatMs)
  const life = setTimeout(end, lifeMs)
  text.once('close', () => {
    clearInterval(heart)
    clearTimeout(life)
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

export type EventStream = ReturnType<typeof makeEventStream>
