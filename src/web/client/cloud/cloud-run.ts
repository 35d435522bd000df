import { type Cloud, type CloudEffect, type CloudEvent, stepCloud } from '#domain/cart/cloud.ts'
import { emptyCart } from '#domain/cart/empty.ts'
import type { CartPatch } from '#domain/cart/write-document.ts'
import type { CartPlace } from '../cart-store.ts'
import { newId } from '../new-id.ts'
import { type CartStorage, createCartStorage } from './cart-storage.ts'
import type { CloudHttp } from './cloud-http.ts'
import { type Connection, type ConnectionDeps, createConnection, pauseAfter } from './connection.ts'
import { readDocument } from './read-document.ts'

export type CloudDeps = Omit<ConnectionDeps, 'fetchDocument'> & {
  readonly place: CartPlace
  readonly http: CloudHttp
  /** The member is no longer signed in (Spec 4.7). */
  readonly onSignedOut: () => void
}

type Run = {
  readonly deps: CloudDeps
  readonly shelf: CartStorage
  readonly connect: () => void
  cloud: Cloud
  failures: number
  isOver: boolean
  /** `cancelPause` ends the pending pause, `stopListening` the listening. */
  cancelPause: () => void
  stopListening: () => void
  connection: Connection | undefined
}

/** Successive edits are written together, after this pause in milliseconds. */
const editPause = 150

/**
 * Keeps this browser's cart and its member's document in sync. The cart in storage remains the cart of every page
 * (Spec 3.4).
 */
export function runCloud(deps: CloudDeps) {
  const shelf = createCartStorage(deps.place)
  const run: Run = {
    deps,
    shelf,
    connect: () => run.connection?.connect(),
    cloud: { ...shelf.read(), isOnline: false, isWriting: false },
    failures: 0,
    isOver: false,
    cancelPause: () => undefined,
    stopListening: shelf.listen({
      onEdited: (cart, isWhole) => edited(run, cart, isWhole),
      onUnlinked: () => {
        if (run.cloud.link) stop(run)
      },
    }),
    connection: undefined,
  }
  run.connection = connectionOf(run)
  run.connect()
  return {
    stop: () => stop(run),
    online: run.connect,
    offline: () => dispatch(run, { kind: 'offline' }),
    /** The page is being left: pending edits are written now. */
    flush: () => dispatch(run, { kind: 'due' }),
  }
}

function connectionOf(run: Run): Connection {
  return createConnection(
    { ...run.deps, fetchDocument: run.deps.http.fetchDocument },
    {
      onDocument: ({ owner, ...document }) => {
        dispatch(run, { kind: 'online', owner })
        dispatch(run, { kind: 'arrived', owner, document })
      },
      onMessage: message => {
        const received = readDocument(message, run.deps.place)
        if (!received) return
        const { owner, ...document } = received
        if (owner === run.cloud.owner) dispatch(run, { kind: 'arrived', owner, document })
        else run.connect()
      },
      onSignedOut: () => end(run),
    },
  )
}

function dispatch(run: Run, event: CloudEvent): void {
  if (run.isOver) return
  const { market, settings } = run.deps.place
  const empty = emptyCart(market, settings, Date.now(), newId())
  const step = stepCloud(run.cloud, event, { empty, giftWrap: settings.giftWrap })
  run.cloud = step.cloud
  for (const effect of step.effects) act(run, effect)
}

function act(run: Run, effect: CloudEffect): void {
  switch (effect.kind) {
    case 'save':
      run.shelf.save(run.cloud)
      break
    case 'soon':
      wait(run, run.failures === 0 ? editPause : pauseAfter(run.failures))
      break
    case 'later':
      run.failures += 1
      wait(run, pauseAfter(run.failures))
      break
    case 'write':
      void write(run, effect.patch)
      break
    case 'empty':
      run.deps.onSignedOut()
      break
    case 'fetch':
      // Going online has already requested the document.
      break
  }
}

function wait(run: Run, milliseconds: number): void {
  run.cancelPause()
  run.cancelPause = run.deps.pause(milliseconds, () => dispatch(run, { kind: 'due' }))
}

async function write(run: Run, patch: CartPatch): Promise<void> {
  const result = await run.deps.http.write(patch)
  if (run.isOver) return
  switch (result.kind) {
    case 'accepted':
      run.failures = 0
      if (result.owner === run.cloud.owner) dispatch(run, result)
      else await readAgain(run)
      break
    case 'moved':
      await readAgain(run)
      break
    case 'rejected':
      dispatch(run, { kind: 'rejected' })
      break
    case 'unreachable':
      dispatch(run, { kind: 'unanswered' })
      break
    case 'signed-out':
      end(run)
      break
  }
}

async function readAgain(run: Run): Promise<void> {
  const result = await run.deps.http.fetchDocument()
  if (run.isOver) return
  if (result.kind === 'signed-out') return end(run)
  if (result.kind === 'unreachable') return dispatch(run, { kind: 'unanswered' })
  const { owner, ...document } = result.document
  dispatch(run, { kind: 'moved', owner, document })
  if (owner !== run.cloud.owner) run.connect()
}

function edited(run: Run, cart: Cloud['cart'], isWhole: boolean): void {
  const { link } = run.cloud
  if (!isWhole && link) {
    const { owner, stateVersion } = link
    run.cloud = { ...run.cloud, link: { owner, stateVersion } }
    run.connect()
  }
  dispatch(run, { kind: 'edited', cart })
}

function end(run: Run): void {
  dispatch(run, { kind: 'signed-out' })
  stop(run)
}

function stop(run: Run): void {
  run.isOver = true
  run.cancelPause()
  run.stopListening()
  run.connection?.stop()
}
