import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { writeOfflineWorker } from './offline-worker.ts'

type Listener = (event: Record<string, unknown>) => void

const lost = new TypeError('Failed to fetch')

function aWorker({ caches: names = [] as readonly string[], isOnline = true } = {}) {
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, unknown[]>(names.map(name => [name, []]))
  const fetched: unknown[] = []
  const scope = createContext({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { navigationPreload: { enable: async () => undefined } },
    Request: class {
      readonly url: string
      readonly options: unknown
      constructor(url: string, options: unknown) {
        this.url = url
        this.options = options
      }
    },
    fetch: async (request: unknown) => {
      fetched.push(request)
      if (!isOnline) throw lost
      return 'from the network'
    },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const requests = stored.get(name) ?? []
        stored.set(name, requests)
        return { add: async (request: unknown) => void requests.push(request) }
      },
      match: async (page: string, { cacheName }: { cacheName: string }) =>
        stored.has(cacheName) ? `${page} from the cache` : undefined,
    },
  })
  const source = writeOfflineWorker({
    page: '/ro/offline.html',
    cachePrefix: 'kintsu-offline-ro-',
    version: '2',
  })
  runInContext(source, scope)
  return {
    stored,
    fetched,
    run: async (name: 'install' | 'activate') => {
      let done: unknown
      listeners.get(name)?.({
        waitUntil: (promise: unknown) => {
          done = promise
        },
      })
      await done
    },
    /** `undefined` if the worker leaves the request to the browser. */
    respond: (request: object, preloadResponse?: unknown): Promise<unknown> | undefined => {
      let response: Promise<unknown> | undefined
      const respondWith = (given: Promise<unknown>) => {
        response = given
      }
      listeners.get('fetch')?.({ request, preloadResponse, respondWith })
      return response
    },
  }
}

const navigation = { mode: 'navigate', method: 'GET', url: '/ro/telefoane/' }

test('the worker stores its one page, without cookies and past the browser’s own cache', async () => {
  const worker = aWorker()
  await worker.run('install')
  expect([...worker.stored]).toEqual([
    [
      'kintsu-offline-ro-2',
      [{ url: '/ro/offline.html', options: { cache: 'reload', credentials: 'omit' } }],
    ],
  ])
})

test('a new worker deletes the page of the previous one, and nothing of another market', async () => {
  const names = ['kintsu-offline-ro-1', 'kintsu-offline-ro-2', 'kintsu-offline-bg-1', 'other']
  const worker = aWorker({ caches: names })
  await worker.run('activate')
  expect([...worker.stored.keys()]).toEqual(names.slice(1))
})

describe('a navigation', () => {
  test('a navigation is answered by the network, and not stored', async () => {
    const worker = aWorker({ caches: ['kintsu-offline-ro-2'] })
    expect(await worker.respond(navigation)).toBe('from the network')
    expect(worker.stored.get('kintsu-offline-ro-2')).toEqual([])
  })

  test('a navigation whose request started with the worker is not requested again', async () => {
    const worker = aWorker()
    expect(await worker.respond(navigation, Promise.resolve('preloaded'))).toBe('preloaded')
    expect(worker.fetched).toEqual([])
  })

  test.each([
    ['the network', undefined],
    ['the preloaded response', () => Promise.reject(lost)],
  ])('a navigation without %s is answered with the offline page', async (_, preload) => {
    const worker = aWorker({ caches: ['kintsu-offline-ro-2'], isOnline: false })
    expect(await worker.respond(navigation, preload?.())).toBe('/ro/offline.html from the cache')
  })

  test('a navigation without a network fails as before when the browser has dropped the page', async () => {
    const response = aWorker({ isOnline: false }).respond(navigation)
    await expect(response).rejects.toBe(lost)
  })
})

test.each([
  { mode: 'navigate', method: 'POST', url: '/ro/suport/' },
  { mode: 'cors', method: 'GET', url: '/api/cart/' },
  { mode: 'no-cors', method: 'GET', url: '/assets/a.js' },
])('a $method request in mode $mode is left to the browser', request => {
  expect(aWorker({ isOnline: false }).respond(request)).toBeUndefined()
})
