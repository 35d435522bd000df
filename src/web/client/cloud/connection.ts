import type { OwnedCartDocument } from '#contract/cart-document.ts'
import { growingPauseMs } from '#domain/growing-pause.ts'
import type { RequestContext } from './cloud-http.ts'

type Stop = () => void

export type Wires = {
  readonly ask: () => Promise<RequestContext>
  /** Server-sent events; `failed` is called at most once, and nothing after it. */
  readonly openStream: (received: (result: unknown) => void, failed: () => void) => Stop
  readonly pause: (milliseconds: number, done: () => void) => Stop
}

export type Connection = { readonly connect: () => void; readonly stop: Stop }

type Listener = {
  readonly entered: (document: OwnedCartDocument) => void
  readonly received: (result: unknown) => void
  readonly lost: () => void
}

const pollEvery = 15_000
const streamTries = 3
/** The number of polls before the stream is tried again. */
const pollsAtATime = 20

/** Doubles after each failure, from the first one on, up to one minute. In milliseconds. */
export function pauseAfter(failures: number): number {
  return growingPauseMs(failures, 1_000, 60_000)
}

type Line = {
  readonly wires: Wires
  readonly listener: Listener
  /** Counts the requests: the response to an older one is dropped. */
  turn: number
  misses: number
  failures: number
  polls: number
  drop: Stop
}

/**
 * The document as it changes: requested once, then followed through the stream; polled every 15 s after the stream
 * failed three times.
 */
export function makeConnection(wires: Wires, listener: Listener): Connection {
  const counts = { turn: 0, misses: 0, failures: 0, polls: 0 }
  const line: Line = { wires, listener, ...counts, drop: () => undefined }
  return {
    connect: () => void connect(line),
    stop: () => {
      line.turn += 1
      line.drop()
    },
  }
}

async function connect(line: Line): Promise<void> {
  line.drop()
  line.turn += 1
  const own = line.turn
  const request = await line.wires.ask()
  if (own !== line.turn) return
  if (request.kind === 'signed-out') return line.listener.lost()
  if (request.kind === 'unreachable') {
    line.misses += 1
    return again(line, pauseAfter(line.misses))
  }
  line.misses = 0
  line.listener.entered(request.document)
  if (own === line.turn) follow(line)
}

function again(line: Line, milliseconds: number): void {
  line.drop = line.wires.pause(milliseconds, () => void connect(line))
}

function follow(line: Line): void {
  if (line.failures >= streamTries) {
    poll(line)
    return
  }
  line.drop = line.wires.openStream(
    result => {
      line.failures = 0
      line.listener.received(result)
    },
    () => {
      line.failures += 1
      again(line, pauseAfter(line.failures))
    },
  )
}

function poll(line: Line): void {
  line.polls += 1
  if (line.polls % pollsAtATime === 0) line.failures = streamTries - 1
  again(line, pollEvery)
}
