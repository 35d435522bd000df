import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { addSpeculation } from './speculation.ts'

const host = 'http://localhost:3000'
const bases = basesOn(host)

test('browsers may prerender public pages, but never the cart, the checkout or the logout page', async () => {
  const app = Fastify()
  addSpeculation(app, bases)
  const response = await app.inject({
    url: '/speculation.json',
    headers: { host: 'localhost:3000' },
  })
  expect(response.headers['content-type']).toBe('application/speculationrules+json; charset=utf-8')
  const { prerender } = response.json()
  expect(prerender).toHaveLength(1)
  const [{ where, eagerness }] = prerender
  expect(eagerness).toBe('moderate')
  const [own, not] = where.and
  expect(own).toEqual({ href_matches: ['/ro/*', '/bg/*', '/hu/*', '/gr/*'] })
  const excluded: readonly string[] = not.not.href_matches
  const patterns = excluded.map(each => new URLPattern({ pathname: each }))
  const isExcluded = (pathname: string) => patterns.some(each => each.test({ pathname }))
  for (const path of [
    '/ro/magazin/cosul-meu/',
    '/ro/magazin/cosul-meu/finalize/',
    '/bg/magazin/moyata-kolichka/',
    '/hu/shop/kosar/',
    '/gr/shop/my-cart/',
    '/gr/logout/',
    '/ro/cont/setari/',
    '/ro/autentifica-te/',
    '/ro/sell/brand/',
    '/api/cart-refresh/',
    '/_mailbox/',
  ])
    expect([path, isExcluded(path)]).toEqual([path, true])
  for (const path of ['/ro/', '/ro/telefoane/', '/ro/blog/', '/gr/smartphone/apple/'])
    expect([path, isExcluded(path)]).toEqual([path, false])
})
