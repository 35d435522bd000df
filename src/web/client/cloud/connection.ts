import type { OwnedCartDocument } from '#contract/cart-document.ts'
import { growingPauseMs } from '#domain/growing-pause.ts'
import type { DocumentResult } from './cloud-http.ts'

type Stop = () => void

export type ConnectionDeps = {
  readonly fetchDocument: () => Promise<DocumentResult>
  /** Server-sent events; `onFailure` is called at most once, and nothing after it. */
  readonly openStream: (onMessage: (message: unknown) => void, onFailure: () => void) => Stop
  readonly pause: (milliseconds: number, done: () => void) => Stop
}

export type Connection = { readonly connect: () => void; readonly stop: Stop }

type Listener = {
  readonly onDocument: (document: OwnedCartDocument) => void
  readonly onMessage: (message: unknown) => void
  readonly onSignedOut: () => void
}

const pollEvery = 15_000
const streamTries = 3
/** The number of polls before the stream is tried again. */
const pollsAtATime = 20

/** Doubles after each failure, from the first one on, up to one minute. In milliseconds. */
export function pauseAfter(failures: number): number {
  return growingPauseMs(failures, 1_000, 60_000)
}

type ConnectionState = {
  readonly deps: ConnectionDeps
  readonly listener: Listener
  /** Counts the requests: the response to an older one is dropped. */
  turn: number
  requestFailures: number
  streamFailures: number
  polls: number
  cancel: Stop
}

/**
 * The document as it changes: requested once, then followed through the stream; polled every 15 s after the stream
 * failed three times.
 */
export function createConnection(deps: ConnectionDeps, listener: Listener): Connection {
  const counts = { turn: 0, requestFailures: 0, streamFailures: 0, polls: 0 }
  const state: ConnectionState = { deps, listener, ...counts, cancel: () => undefined }
  return {
    connect: () => void connect(state),
    stop: () => {
      state.turn += 1
      state.cancel()
    },
  }
}

async function connect(state: ConnectionState): Promise<void> {
  state.cancel()
  state.turn += 1
  const own = state.turn
  const result = await state.deps.fetchDocument()
  if (own !== state.turn) return
  if (result.kind === 'signed-out') return state.listener.onSignedOut()
  if (result.kind === 'unreachable') {
    state.requestFailures += 1
    return reconnectAfter(state, pauseAfter(state.requestFailures))
  }
  state.requestFailures = 0
  state.listener.onDocument(result.document)
  if (own === state.turn) follow(state)
}

function reconnectAfter(state: ConnectionState, milliseconds: number): void {
  state.cancel = state.deps.pause(milliseconds, () => void connect(state))
}

function follow(state: ConnectionState): void {
  if (state.streamFailures >= streamTries) {
    poll(state)
    return
  }
  state.cancel = state.deps.openStream(
    message => {
      state.streamFailures = 0
      state.listener.onMessage(message)
    },
    () => {
      state.streamFailures += 1
      reconnectAfter(state, pauseAfter(state.streamFailures))
    },
  )
}

function poll(state: ConnectionState): void {
  state.polls += 1
  if (state.polls % pollsAtATime === 0) state.streamFailures = streamTries - 1
  reconnectAfter(state, pollEvery)
}
