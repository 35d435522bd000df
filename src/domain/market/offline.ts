/** The page of a market that is shown without a network; relative to the market, like the worker that stores it. */
export const offlinePagePath = '/offline.html'

/** At the root of its market, because a service worker is responsible for the addresses below its own. */
export const offlineWorkerPath = '/offline-worker.js'
