import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { refuseForeignOrigins } from './own-origin.ts'

const bases = { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' }

/** Sends any method to one path, as pages and the API receive it. */
async function statusOf(method: 'GET' | 'POST', headers: Readonly<Record<string, string>>) {
  const app = Fastify()
  refuseForeignOrigins(app, bases)
  app.all('/*', async () => 'done')
  return (await app.inject({ method, url: '/ro/autentifica-te/', headers })).statusCode
}

const cookie = 'kintsu.session=x'

test.each([
  ['from the shop', { origin: 'https://shop.example', cookie }],
  ['from the shop of another market', { origin: 'https://hu.shop.example', cookie }],
  ['with a same-origin Sec-Fetch-Site header', { 'sec-fetch-site': 'same-origin', cookie }],
  ['without an origin and without a cookie', {}],
])('A form sent %s is accepted', async (_, headers) => {
  expect(await statusOf('POST', headers)).toBe(200)
})

test.each([
  ['from another site', { origin: 'https://evil.example', cookie }],
  ['from another site without a cookie', { origin: 'https://evil.example' }],
  ['from a host like ours', { origin: 'https://shop.example.evil.example', cookie }],
  ['from a page with an opaque origin', { origin: 'null', cookie }],
  ['with a cross-site Sec-Fetch-Site header', { 'sec-fetch-site': 'cross-site' }],
  ['with a cookie but without an origin', { cookie }],
])('A form sent %s is a 403', async (_, headers) => {
  expect(await statusOf('POST', headers)).toBe(403)
})

test('A request that only reads is not checked for its origin', async () => {
  expect(await statusOf('GET', { origin: 'https://evil.example', cookie })).toBe(200)
})
