import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CdnKind } from '#providers/cdn/cdn.ts'
import { createCdn } from '#providers/cdn/create-cdn.ts'
import { type CdnServer, openCdnServer } from '#test/support/cdn-server.ts'

let server: CdnServer
beforeAll(async () => {
  server = await openCdnServer()
})
afterAll(() => server.close())
beforeEach(() => server.forget())

function cdnOf(kind: CdnKind, path = '') {
  return createCdn({ kind, url: server.url + path, token: 'a-token' }, { firstPauseMs: 1 })
}

function tagsUpTo(count: number) {
  return Array.from({ length: count }, (_, at) => `tag${at + 1}`)
}

const lifetime = { fresh: 300, stale: 60 }

describe('Cloudflare', () => {
  const zone = '/client/v4/zones/zone-1'

  test('tags are purged by a POST of JSON with a bearer token', async () => {
    expect(await cdnOf('cloudflare', zone).purgeTags(['0a', '1b'])).toEqual({ ok: true })
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/client/v4/zones/zone-1/purge_cache',
        headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
        body: '{"tags":["0a","1b"]}',
      },
    ])
  })

  test('a call purges at most 100 tags', async () => {
    await cdnOf('cloudflare', zone).purgeTags(tagsUpTo(201))
    const counts = server.received.map(({ body }) => JSON.parse(body).tags.length)
    expect(counts).toEqual([100, 100, 1])
    expect(server.received.flatMap(({ body }) => JSON.parse(body).tags)).toEqual(tagsUpTo(201))
  })

  test('everything is purged by one call', async () => {
    await cdnOf('cloudflare', zone).purgeEverything()
    expect(server.received.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/client/v4/zones/zone-1/purge_cache', body: '{"purge_everything":true}' },
    ])
  })

  test.each(['{"success":false,"errors":[{"code":1134}]}', '<h1>Error</h1>', ''])(
    'a response of 200 that does not report success is a failure: %s',
    async body => {
      server.answer({ status: 200, body })
      expect(await cdnOf('cloudflare').purgeTags(['0a'])).toEqual({
        ok: false,
        refusal: { kind: 'unreadable', status: 200 },
      })
    },
  )

  test('its own header has the lifetime, and tags are separated by commas', () => {
    const cdn = cdnOf('cloudflare')
    expect(cdn.headersFor({ tags: ['0a', '1b'], lifetime })).toEqual({
      'cloudflare-cdn-cache-control': 'max-age=300, stale-while-revalidate=60',
      'cache-tag': '0a,1b',
    })
    expect(cdn.headersFor({ tags: [], lifetime: undefined })).toEqual({
      'cloudflare-cdn-cache-control': 'no-store',
    })
  })
})

describe('Fastly', () => {
  const service = '/service/service-1'

  test('tags are purged as surrogate keys by a POST of JSON with the token', async () => {
    server.answer({ status: 200, body: '{"0a":"108-1391560174-974124"}' })
    expect(await cdnOf('fastly', service).purgeTags(['0a'])).toEqual({ ok: true })
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/service/service-1/purge',
        headers: {
          'fastly-key': 'a-token',
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: '{"surrogate_keys":["0a"]}',
      },
    ])
    expect(server.received[0]?.headers['fastly-soft-purge']).toBeUndefined()
  })

  test('a call purges at most 256 tags', async () => {
    await cdnOf('fastly', service).purgeTags(tagsUpTo(257))
    const counts = server.received.map(({ body }) => JSON.parse(body).surrogate_keys.length)
    expect(counts).toEqual([256, 1])
  })

  test('everything is purged at an address of its own', async () => {
    await cdnOf('fastly', service).purgeEverything()
    expect(server.received.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'POST', path: '/service/service-1/purge_all', body: '' },
    ])
  })

  test('Surrogate-Control has the lifetime, and tags are separated by spaces', () => {
    const cdn = cdnOf('fastly')
    expect(cdn.headersFor({ tags: ['0a', '1b'], lifetime })).toEqual({
      'surrogate-control': 'max-age=300, stale-while-revalidate=60',
      'surrogate-key': '0a 1b',
    })
    expect(cdn.headersFor({ tags: [], lifetime: undefined })).toEqual({
      'surrogate-control': 'max-age=0',
    })
  })
})

describe('Varnish', () => {
  test('tags are purged by the method PURGE with a header', async () => {
    server.answer({ status: 200, body: 'Purged' })
    expect(await cdnOf('varnish').purgeTags(['0a', '1b'])).toEqual({ ok: true })
    expect(server.received).toMatchObject([
      {
        method: 'PURGE',
        path: '/',
        headers: { authorization: 'Bearer a-token', 'purge-xkey': '0a 1b' },
        body: '',
      },
    ])
  })

  test('a call purges at most 256 tags', async () => {
    await cdnOf('varnish').purgeTags(tagsUpTo(257))
    const counts = server.received.map(
      ({ headers }) => String(headers['purge-xkey']).split(' ').length,
    )
    expect(counts).toEqual([256, 1])
  })

  test('everything is purged by a header of its own', async () => {
    await cdnOf('varnish').purgeEverything()
    expect(server.received).toMatchObject([
      { method: 'PURGE', headers: { 'purge-everything': '1' } },
    ])
    expect(server.received[0]?.headers['purge-xkey']).toBeUndefined()
  })

  test('xkey has the tags', () => {
    expect(cdnOf('varnish').headersFor({ tags: ['0a', '1b'], lifetime })).toEqual({
      'surrogate-control': 'max-age=300, stale-while-revalidate=60',
      xkey: '0a 1b',
    })
  })
})

describe.each<CdnKind>(['cloudflare', 'fastly', 'varnish'])('a purge at %s', kind => {
  test('is retried after an outage and a limit of calls', async () => {
    server.answer({ status: 503 }, { status: 429 })
    expect(await cdnOf(kind).purgeTags(['0a'])).toEqual({ ok: true })
    expect(server.received.length).toBe(3)
  })

  test('fails after three outages', async () => {
    server.answer({ status: 503 }, { status: 503 }, { status: 503 })
    expect(await cdnOf(kind).purgeTags(['0a'])).toEqual({
      ok: false,
      refusal: { kind: 'server-error', status: 503 },
    })
    expect(server.received.length).toBe(3)
  })

  test.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [400, 'rejected'],
  ])('is not repeated after %i', async (status, failure) => {
    server.answer({ status })
    expect(await cdnOf(kind).purgeEverything()).toMatchObject({
      refusal: { kind: failure, status },
    })
    expect(server.received.length).toBe(1)
  })

  test('is not done by a redirect', async () => {
    server.answer({ status: 301, body: '{"success":true}' })
    expect(await cdnOf(kind).purgeTags(['0a'])).toEqual({
      ok: false,
      refusal: { kind: 'unreadable', status: 301 },
    })
  })

  test('stops at the first call that fails', async () => {
    server.answer({ status: 200, body: '{"success":true}' }, { status: 403 })
    expect((await cdnOf(kind).purgeTags(tagsUpTo(600))).ok).toBe(false)
    expect(server.received.length).toBe(2)
  })

  test('without tags calls nobody', async () => {
    expect(await cdnOf(kind).purgeTags([])).toEqual({ ok: true })
    expect(server.received).toEqual([])
  })
})
