/** The page of a market that is shown without a network; relative to the market, like the worker that stores it. */
export const offlinePagePath = '/offline.html'

/** At the root of its market, because a service worker is responsible for the addresses below its own. */
export const offlineWorkerPath = '/offline-worker.js'

/** The response header that says whether a page is stored to be read without a network: 'seen', 'own', or not at all. */
export const offlineHeader = 'kintsu-offline'

/** `Server-Timing` of a page that comes from the worker's store, by which the page knows. */
export const storedMark = 'stored'
