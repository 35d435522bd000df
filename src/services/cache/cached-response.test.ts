import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import {
  createCachedResponse,
  type Encoding,
  etagOf,
  improve,
  isEtagOf,
  variantOf,
} from './cached-response.ts'

const headers = { 'content-type': 'text/html; charset=utf-8' }
const body = Buffer.from('Telefoane recondiționate, Τηλέφωνα '.repeat(200))

function aResponse(needed: Encoding = 'br', content = body) {
  return createCachedResponse({ headers, body: content }, needed)
}

test.each(['br', 'gzip', 'identity'] as const)(
  'a response created for %s has the same content in every encoding',
  async needed => {
    const response = await aResponse(needed)
    expect(response.headers).toEqual(headers)
    expect(brotliDecompressSync(await variantOf(response, 'br'))).toEqual(body)
    expect(gunzipSync(await variantOf(response, 'gzip'))).toEqual(body)
    expect(await variantOf(response, 'identity')).toEqual(body)
  },
)

test('only the encoding that is needed is made at first; without one it is brotli', async () => {
  expect(Object.keys((await aResponse('br')).variants)).toEqual(['br'])
  expect(Object.keys((await aResponse('gzip')).variants)).toEqual(['gzip'])
  expect(Object.keys((await aResponse('identity')).variants)).toEqual(['br'])
})

test('the other encoding is made once for all who request it, and is then at hand', async () => {
  const response = await aResponse('br')
  expect(Buffer.isBuffer(variantOf(response, 'br'))).toBe(true)
  const [first, second] = [variantOf(response, 'gzip'), variantOf(response, 'gzip')]
  expect(second).toBe(first)
  const made = await first
  expect(variantOf(response, 'gzip')).toBe(made)
})

test('a response that is requested again is compressed better, once, with another ETag', async () => {
  const page = readFileSync('src/store/seeds/legal/gr.ts')
  const response = await aResponse('br', page)
  const quick = await variantOf(response, 'br')
  const quickEtag = etagOf(response, 'br')
  improve(response)
  improve(response)
  expect(variantOf(response, 'br')).toBe(quick)
  expect(etagOf(response, 'br')).toBe(quickEtag)
  await vi.waitFor(() => expect(variantOf(response, 'br')).not.toBe(quick))
  const best = await variantOf(response, 'br')
  expect(best.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(best)).toEqual(page)
  expect(etagOf(response, 'br')).not.toBe(quickEtag)
  improve(response)
  expect(variantOf(response, 'br')).toBe(best)
})

test('a response that is created as it was before is not compressed again', async () => {
  const previous = await aResponse('br')
  expect(await createCachedResponse({ headers: { ...headers }, body }, 'gzip', previous)).toBe(
    previous,
  )
  const other = { ...headers, 'cache-control': 'no-cache' }
  for (const changed of [
    { headers, body: Buffer.concat([body, Buffer.from('.')]) },
    { headers: other, body },
  ]) {
    const created = await createCachedResponse(changed, 'br', previous)
    expect(created).not.toBe(previous)
    expect(created.headers).toEqual(changed.headers)
    expect(brotliDecompressSync(await variantOf(created, 'br'))).toEqual(changed.body)
  }
})

test('whoever has a response in either quality has it, in another encoding not', async () => {
  const response = await aResponse('br')
  const quick = etagOf(response, 'br')
  improve(response)
  await vi.waitFor(() => expect(etagOf(response, 'br')).not.toBe(quick))
  const etags = [quick, ...(['br', 'gzip', 'identity'] as const).map(of => etagOf(response, of))]
  expect(new Set(etags).size).toBe(4)
  expect(etags.map(etag => isEtagOf(response, 'br', etag))).toEqual([true, true, false, false])
  expect(etags.map(etag => isEtagOf(response, 'gzip', etag))).toEqual([false, false, true, false])
  expect(etags.map(etag => isEtagOf(response, 'identity', etag))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('Brotli that is made after gzip is the better one at once', async () => {
  const response = await aResponse('gzip')
  const made = await variantOf(response, 'br')
  improve(response)
  expect(etagOf(response, 'br')).toBe(`"${response.hash}-br"`)
  expect(await variantOf(response, 'br')).toBe(made)
})

test('a response that cannot be compressed better stays as it is', async () => {
  const response = await aResponse('br')
  const broken = Buffer.from('no Brotli')
  response.variants.br = broken
  improve(response)
  await expect(variantOf(response, 'identity')).rejects.toThrow()
  expect(variantOf(response, 'br')).toBe(broken)
})

test('the body without encoding is not stored', async () => {
  const response = await aResponse('gzip')
  await variantOf(response, 'identity')
  expect(Object.keys(response.variants)).toEqual(['gzip'])
})

test('an encoding that could not be made is tried again', async () => {
  const response = await aResponse('gzip')
  const good = response.variants.gzip
  response.variants.gzip = Buffer.from('not gzip')
  await expect(variantOf(response, 'br')).rejects.toThrow()
  expect(Object.keys(response.variants)).toEqual(['gzip'])
  response.variants.gzip = good!
  expect(brotliDecompressSync(await variantOf(response, 'br'))).toEqual(body)
})

test.each([
  ['a page', 40_000],
  ['a small body', 1_000],
])('the encodings of %s take no more memory than their bytes', async (_, size) => {
  const response = await aResponse('br', Buffer.from('Τηλέφωνα '.repeat(size / 17)))
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = await variantOf(response, encoding)
    expect([encoding, variant.buffer.byteLength]).toEqual([encoding, variant.length])
  }
})

test('the hash identifies the content, whatever it was made for', async () => {
  const one = await aResponse('br')
  expect(one.hash).toMatch(/^[\w-]{22}$/)
  expect((await aResponse('gzip')).hash).toBe(one.hash)
  expect((await aResponse('br', Buffer.from('other'))).hash).not.toBe(one.hash)
})

test.each(['br', 'gzip'] as const)(
  'the size of a response created for %s is about that of both encodings',
  async needed => {
    const response = await aResponse(needed, readFileSync('src/store/seeds/legal/gr.ts'))
    const both =
      (await variantOf(response, 'br')).length + (await variantOf(response, 'gzip')).length
    expect(response.bytes / both).toBeGreaterThan(0.8)
    expect(response.bytes / both).toBeLessThan(1.25)
  },
)

test('an empty body is stored, too', async () => {
  const response = await aResponse('br', Buffer.alloc(0))
  expect(await variantOf(response, 'identity')).toEqual(Buffer.alloc(0))
})
