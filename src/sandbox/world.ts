import { type Clock, createClock } from './clock.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { createJournal, type Journal } from './journal.ts'
import type { SandboxKeys } from './keys.ts'
import { createPayments, type Payments } from './payments.ts'
import type { PlayedProvider } from './played-provider.ts'
import { createScenarios, type Scenarios } from './scenarios.ts'
import { openStore, type Store, type Table } from './stored.ts'

/**
 * The state and functions that all fakes share. A fake answers the shop's calls through `answerCall`
 * (answer-call.ts), which applies the scenarios' steps and writes the journal; with `providers.set` it declares how
 * its payments settle and what its webhooks look like. `moveTo` and `settle` (course.ts) change a payment's state;
 * the core renders the hosted pages, sends the webhooks and persists everything across restarts.
 */
export type World = {
  readonly keys: SandboxKeys
  readonly clock: Clock
  readonly journal: Journal
  readonly payments: Payments
  readonly scenarios: Scenarios
  readonly deliveries: Deliveries
  /** By provider: oney, tbi-ro … */
  readonly providers: Map<string, PlayedProvider>
  /** Rows of a single fake, persisted like the rest: parcels, tokens, responses by key. */
  readonly table: <T>(name: string) => Table<T>
  /** http://127.0.0.1:{port}, known once the server listens. */
  readonly url: () => string
  /** Deletes everything: payments, scenarios, journal, deliveries, the clock's jumps. */
  readonly reset: () => void
}

export function createWorld(
  keys: SandboxKeys,
  statePath: string | undefined,
  url: () => string,
): World {
  const store: Store = openStore(statePath)
  const providers = new Map<string, PlayedProvider>()
  const clock = createClock(store.table<number>('clock'))
  const journal = createJournal(store.table('journal'), clock.now)
  return {
    keys,
    clock,
    journal,
    providers,
    url,
    payments: createPayments(store, clock.now),
    scenarios: createScenarios(store),
    deliveries: createDeliveries(store, clock, journal, providers),
    table: store.table,
    reset: () => {
      store.clear()
      clock.stop()
    },
  }
}
