import { expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { createPlaceOf } from './place-of.ts'

const bases = { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' }

function pageOf(url: string, host = 'shop.example') {
  return createPlaceOf(bases)({ host, url, query: {}, routeOptions: { url: '/*' } })
}

test.each([
  ['/ro/', 'ro', 'home'],
  ['/ro/magazin/cosul-meu/', 'ro', 'cart'],
  ['/bg/magazin/moyata-kolichka/?token=secret', 'bg', 'cart'],
  ['/ro/cont/cumparaturile-mele/RO000123/', 'ro', 'my-purchases'],
  ['/ro/magazin/cosul-meu.data?_routes=x', 'ro', 'cart'],
  ['/ro/magazin/cosul-meu/_.data', 'ro', 'cart'],
  ['/ro/ana@exemplu.ro/', 'ro', 'none'],
  ['/ro/%/', 'ro', 'none'],
  ['/ro', undefined, 'moved'],
  ['/', undefined, 'choice'],
  ['/0722123456/', undefined, 'choice'],
])(
  'the page of %s is identified as %s %s, without values from the address',
  (url, market, route) => {
    expect(pageOf(url)).toEqual({ market, route })
  },
)

test('a market on its own host is identified by the host', () => {
  expect(pageOf('/shop/kosar/', 'hu.shop.example')).toEqual({ market: 'hu', route: 'cart' })
  expect(pageOf('/', 'no host at all')).toEqual({ market: undefined, route: 'none' })
})

test('an endpoint is identified by its route pattern and the requested market', () => {
  const placeOf = (query: unknown) =>
    createPlaceOf(bases)({
      host: 'shop.example',
      url: '/api/orders/17/?token=x',
      query,
      routeOptions: { url: '/api/orders/:number/' },
    })
  expect(placeOf({ market: 'hu' })).toEqual({ market: 'hu', route: '/api/orders/:number/' })
  expect(placeOf({ market: '0722123456' })).toEqual({
    market: undefined,
    route: '/api/orders/:number/',
  })
  expect(placeOf(undefined).market).toBeUndefined()
})
