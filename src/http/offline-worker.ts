type OfflineWorker = {
  /** The URL of the page to show. */
  readonly page: string
  /** Of one market: several markets may share the caches of one origin. */
  readonly cachePrefix: string
  /** Changes with the page, so that browsers install the worker again and store the new page. */
  readonly version: string
}

/**
 * The service worker of a market, as JavaScript. It stores one page, the same for everyone, and answers with it only
 * when the network gives no response to a navigation. Everything else is left to the browser: no other page is stored,
 * and a form is never sent by the worker.
 */
export function writeOfflineWorker({ page, cachePrefix, version }: OfflineWorker): string {
  return `const page = ${JSON.stringify(page)}
const prefix = ${JSON.stringify(cachePrefix)}
const cacheName = prefix + ${JSON.stringify(version)}

addEventListener('install', event => {
  const request = new Request(page, { cache: 'reload', credentials: 'omit' })
  event.waitUntil(caches.open(cacheName).then(cache => cache.add(request)).then(() => skipWaiting()))
})

addEventListener('activate', event => {
  const removeOld = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
  }
  // The request starts while the worker does, so that no page waits for it.
  event.waitUntil(Promise.all([removeOld(), registration.navigationPreload?.enable()]))
})

addEventListener('fetch', event => {
  const { request, preloadResponse } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const fromNetwork = async () => (await preloadResponse) ?? fetch(request)
  const offline = async error => {
    const stored = await caches.match(page, { cacheName })
    if (stored) return stored
    throw error
  }
  event.respondWith(fromNetwork().catch(offline))
})
`
}
