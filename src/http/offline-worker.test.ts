import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { writeOfflineWorker } from './offline-worker.ts'

type Listener = (event: Record<string, unknown>) => void
type Stored = Map<string, Response>

const lost = new TypeError('Failed to fetch')
const origin = 'https://shop.example'
const pageName = 'kintsu-offline-ro-2'

const keyOf = (request: string | { readonly url: string }) =>
  typeof request === 'string' ? request : request.url

function aCache(responses: Stored) {
  return {
    add: async ({ url, ...options }: { readonly url: string }) =>
      void responses.set(url, new Response(JSON.stringify(options))),
    put: async (url: string, response: Response) => void responses.set(url, response),
    delete: async (request: string | { readonly url: string }) => responses.delete(keyOf(request)),
    keys: async () => [...responses.keys()].map(url => ({ url })),
  }
}

/** `offlinePage`: whether the browser still has the page that says so. */
function aWorker({ caches: names = [] as readonly string[], offlinePage = true } = {}) {
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, Stored>(names.map(name => [name, new Map()]))
  if (offlinePage) stored.set(pageName, new Map([['/ro/offline.html', new Response('no network')]]))
  let network: (url: string) => Response = () => new Response('')
  const fetched: unknown[] = []
  const scope = createContext({
    URL,
    Headers,
    Response,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { navigationPreload: { enable: async () => undefined } },
    Request: class {
      readonly url: string
      constructor(url: string, options: object) {
        this.url = url
        Object.assign(this, options)
      }
    },
    fetch: async (request: { readonly url: string }) => {
      fetched.push(request)
      return network(request.url)
    },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const responses: Stored = stored.get(name) ?? new Map()
        stored.set(name, responses)
        return aCache(responses)
      },
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.get(url)?.clone(),
    },
  })
  const source = writeOfflineWorker({
    page: '/ro/offline.html',
    cachePrefix: 'kintsu-offline-ro-',
    sharedPrefix: 'kintsu-offline-',
    version: '2',
    signPaths: ['/ro/autentifica-te', '/ro/iesire'],
    settingsPath: '/ro/cont/setari',
  })
  runInContext(source, scope)
  const urlsIn = (kind: 'seen' | 'own') => [
    ...(stored.get(`kintsu-offline-ro-${kind}`)?.keys() ?? []),
  ]
  const run = async (name: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (given: Promise<Response>) => {
        response = given
      },
    })
    const text = response && (await (await response).clone().text())
    await Promise.all(work)
    return { text, response: await response }
  }
  return {
    stored,
    fetched,
    urlsIn,
    run: (name: 'install' | 'activate') => run(name, {}),
    /** `text` is `undefined` if the worker leaves the request to the browser. */
    ask: (request: object, preloadResponse?: unknown) => run('fetch', { request, preloadResponse }),
    /** A page that the server answers with this header. */
    visit: (path: string, kind?: string, init: ResponseInit = {}) => {
      const headers = { ...(kind !== undefined && { 'kintsu-offline': kind }) }
      network = () => new Response(`page ${path}`, { ...init, headers })
      return run('fetch', { request: navigationTo(path) })
    },
    goOffline: () => {
      network = () => {
        throw lost
      }
    },
  }
}

function navigationTo(path: string) {
  return { mode: 'navigate', method: 'GET', url: origin + path }
}

test('the worker stores the page that says so, without cookies and past the browser’s own cache', async () => {
  const worker = aWorker({ offlinePage: false })
  await worker.run('install')
  const page = worker.stored.get(pageName)?.get('/ro/offline.html')
  expect(await page?.json()).toEqual({ cache: 'reload', credentials: 'omit' })
})

test('a new worker deletes the page of the previous one, and nothing that was seen or of another market', async () => {
  const others = ['kintsu-offline-ro-seen', 'kintsu-offline-ro-own', 'kintsu-offline-bg-1', 'other']
  const worker = aWorker({ caches: ['kintsu-offline-ro-1', ...others] })
  await worker.run('activate')
  expect([...worker.stored.keys()]).toEqual([...others, pageName])
})

describe('a navigation', () => {
  test('is answered by the network, and stored only if the server says so', async () => {
    const worker = aWorker()
    expect((await worker.visit('/ro/telefoane/', 'seen')).text).toBe('page /ro/telefoane/')
    await worker.visit('/ro/magazin/cosul-meu/', 'own')
    await worker.visit('/ro/cont/setari/')
    await worker.visit('/ro/a/', 'toString')
    await worker.visit('/ro/gone/', 'seen', { status: 404 })
    expect([worker.urlsIn('seen'), worker.urlsIn('own')]).toEqual([
      [`${origin}/ro/telefoane/`],
      [`${origin}/ro/magazin/cosul-meu/`],
    ])
  })

  test('whose request started with the worker is not requested again', async () => {
    const worker = aWorker()
    const answer = await worker.ask(
      navigationTo('/ro/'),
      Promise.resolve(new Response('preloaded')),
    )
    expect([answer.text, worker.fetched]).toEqual(['preloaded', []])
  })

  test('without a network shows the page as it was last seen, marked as such', async () => {
    const worker = aWorker()
    await worker.visit('/ro/telefoane/', 'seen')
    worker.goOffline()
    const { text, response } = await worker.ask(navigationTo('/ro/telefoane/'))
    expect(text).toBe('page /ro/telefoane/')
    expect(response?.headers.get('server-timing')).toBe('stored')
  })

  test.each([
    ['the network', undefined],
    ['the preloaded response', () => Promise.reject(lost)],
  ])('without %s shows that there is none where the page was never seen', async (_, preload) => {
    const worker = aWorker()
    await worker.visit('/ro/telefoane/', 'seen')
    worker.goOffline()
    expect((await worker.ask(navigationTo('/ro/tablete/'), preload?.())).text).toBe('no network')
  })

  test('without a network fails as before when the browser has dropped all pages', async () => {
    const worker = aWorker({ offlinePage: false })
    worker.goOffline()
    await expect(worker.ask(navigationTo('/ro/'))).rejects.toBe(lost)
  })

  test('leaves thirty pages at most; the one seen longest ago goes', async () => {
    const worker = aWorker()
    for (let n = 1; n <= 30; n++) await worker.visit(`/ro/${n}/`, 'seen')
    await worker.visit('/ro/1/', 'seen')
    expect(worker.urlsIn('seen')).toHaveLength(30)
    await worker.visit('/ro/31/', 'seen')
    const urls = worker.urlsIn('seen')
    expect([urls.length, urls[0], urls.includes(`${origin}/ro/1/`)]).toEqual([
      30,
      `${origin}/ro/3/`,
      true,
    ])
  })
})

describe('what belongs to one person', () => {
  const changes = [
    ['signing in', { mode: 'navigate', method: 'POST', url: `${origin}/ro/autentifica-te/` }],
    [
      'signing in by a script',
      { mode: 'cors', method: 'POST', url: `${origin}/ro/autentifica-te.data` },
    ],
    ['coming back from another account', navigationTo('/ro/autentifica-te/?way=google&code=1')],
    ['signing out', { mode: 'navigate', method: 'POST', url: `${origin}/ro/iesire/` }],
    ['erasing the account', { mode: 'cors', method: 'POST', url: `${origin}/ro/cont/setari.data` }],
  ] as const

  test.each(changes)('is forgotten by %s, and pages for everyone are not', async (_, request) => {
    const worker = aWorker()
    await worker.visit('/ro/cont/cumparaturile-mele/', 'own')
    await worker.visit('/ro/telefoane/', 'seen')
    worker.goOffline()
    await worker.ask(request)
    expect([worker.urlsIn('own'), worker.urlsIn('seen').length]).toEqual([[], 1])
  })

  test('is forgotten in all markets, which may share a session', async () => {
    const others = ['kintsu-offline-bg-own', 'kintsu-offline-bg-seen', 'other-own']
    const worker = aWorker({ caches: others })
    await worker.visit('/ro/iesire/')
    expect([...worker.stored.keys()]).toEqual(['kintsu-offline-bg-seen', 'other-own', pageName])
  })

  test('stays while its owner reads their settings', async () => {
    const worker = aWorker()
    await worker.visit('/ro/cont/cumparaturile-mele/', 'own')
    await worker.visit('/ro/cont/setari/')
    expect(worker.urlsIn('own')).toHaveLength(1)
  })
})

test.each([
  { mode: 'navigate', method: 'POST', url: `${origin}/ro/suport/` },
  { mode: 'cors', method: 'GET', url: `${origin}/api/cart/` },
  { mode: 'no-cors', method: 'GET', url: `${origin}/assets/a.js` },
])('a $method request in mode $mode is left to the browser', async request => {
  const worker = aWorker()
  worker.goOffline()
  expect((await worker.ask(request)).text).toBeUndefined()
})
