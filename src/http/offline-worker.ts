import { offlineHeader, storedMark } from '#domain/market/offline.ts'

type OfflineWorker = {
  /** The URL of the page to show where nothing else is stored. */
  readonly page: string
  /** Of one market: several markets may share the caches of one origin, and its sessions. */
  readonly cachePrefix: string
  /** That of all markets. */
  readonly sharedPrefix: string
  /** Changes with the page, so that browsers install the worker again and store the new page. */
  readonly version: string
  /** Where visitors sign in and out; at `settingsPath` they erase their account. */
  readonly signPaths: readonly string[]
  readonly settingsPath: string
}

/** The most pages of a kind that are stored; the oldest are forgotten. */
const most = { seen: 30, own: 15 } as const

/**
 * The service worker of a market, as JavaScript. It stores the pages that the server marks as readable without a
 * network (`offlineHeader`) when they are seen, and answers with them only when the network gives no response to a
 * navigation; otherwise with one page that says so. What belongs to one person is forgotten when somebody signs in or
 * out. A form is never sent by the worker.
 */
export function writeOfflineWorker(options: OfflineWorker): string {
  const { page, cachePrefix, sharedPrefix, version, signPaths, settingsPath } = options
  return `const page = ${JSON.stringify(page)}
const prefix = ${JSON.stringify(cachePrefix)}
const cacheName = prefix + ${JSON.stringify(version)}
const most = ${JSON.stringify(most)}
const signPaths = ${JSON.stringify(signPaths)}

addEventListener('install', event => {
  const request = new Request(page, { cache: 'reload', credentials: 'omit' })
  event.waitUntil(caches.open(cacheName).then(cache => cache.add(request)).then(() => skipWaiting()))
})

addEventListener('activate', event => {
  const names = [cacheName, ...Object.keys(most).map(kind => prefix + kind)]
  const removeOld = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && !names.includes(name)) await caches.delete(name)
  }
  // The request starts while the worker does, so that no page waits for it.
  event.waitUntil(Promise.all([removeOld(), registration.navigationPreload?.enable()]))
})

// Markets on one origin share a session.
const forgetOwn = async () => {
  for (const name of await caches.keys())
    if (name.startsWith(${JSON.stringify(sharedPrefix)}) && name.endsWith('-own')) await caches.delete(name)
}

const changesOwner = ({ url, method }) => {
  const { pathname } = new URL(url)
  return (
    signPaths.some(path => pathname.startsWith(path)) ||
    (method !== 'GET' && pathname.startsWith(${JSON.stringify(settingsPath)}))
  )
}

const store = async (url, response) => {
  const kind = response.headers.get(${JSON.stringify(offlineHeader)})
  if (response.status !== 200 || response.redirected || !Object.hasOwn(most, kind)) return
  const headers = new Headers(response.headers)
  headers.append('server-timing', ${JSON.stringify(storedMark)})
  const cache = await caches.open(prefix + kind)
  // The newest is the last one.
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, new Response(response.body, { headers }))
  const stored = await cache.keys()
  for (const old of stored.slice(0, Math.max(0, stored.length - most[kind]))) await cache.delete(old)
}

addEventListener('fetch', event => {
  const { request, preloadResponse } = event
  if (changesOwner(request)) event.waitUntil(forgetOwn())
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const fromNetwork = async () => {
    const response = (await preloadResponse) ?? (await fetch(request))
    // A page that cannot be stored is shown all the same.
    event.waitUntil(store(request.url, response.clone()).catch(() => undefined))
    return response
  }
  const offline = async error => {
    const names = ['own', 'seen'].map(kind => prefix + kind)
    for (const name of names) {
      const stored = await caches.match(request.url, { cacheName: name, ignoreVary: true })
      if (stored) return stored
    }
    const stored = await caches.match(page, { cacheName })
    if (stored) return stored
    throw error
  }
  event.respondWith(fromNetwork().catch(offline))
})
`
}
