import { askConsent } from './analytics/ask-consent.ts'
import { autoAdvance } from './auto-advance.ts'
import { installOfflineWorker } from './offline-worker.ts'
import { watchConnection } from './watch-connection.ts'

/** What static-page.ts starts where hydration was deferred; each returns how to stop it. */
export const staticParts: readonly (() => () => void)[] = [
  askConsent,
  watchConnection,
  installOfflineWorker,
  autoAdvance,
]
