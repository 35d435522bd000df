import { afterEach, describe, expect, test } from 'vitest'
import { aCart, anAccessory, aPhone } from '#domain/cart/cart.builders.ts'
import { askPromo } from './promo-client.ts'

const trueFetch = globalThis.fetch

function mockResponses(respond: () => Response) {
  const bodies: unknown[] = []
  globalThis.fetch = async (_url, options) => {
    bodies.push(JSON.parse(String(options?.body)))
    return respond()
  }
  return bodies
}

const cart = aCart({
  promo: { code: 'OLD', percentage: 5 },
  phoneCart: [aPhone('line-1')],
  accessoryCart: [anAccessory('piece-1')],
})

afterEach(() => {
  globalThis.fetch = trueFetch
})

describe('checking a promo code', () => {
  test('the request contains the cart with the new code, and no price', async () => {
    const bodies = mockResponses(() =>
      Response.json({ kind: 'valid', promo: { code: 'AUTUMN10', percentage: 10 } }),
    )
    expect(await askPromo(cart, 'autumn10')).toEqual({
      kind: 'valid',
      promo: { code: 'AUTUMN10', percentage: 10 },
    })
    expect(bodies).toMatchObject([
      { promoCode: 'autumn10', market: 'ro', phones: [{ lineId: 'line-1' }] },
    ])
    expect(JSON.stringify(bodies)).not.toContain('minor')
  })

  test('a refusal is returned with its reason and details', async () => {
    const refused = {
      kind: 'refused',
      code: 'AUTUMN10',
      reason: { kind: 'minimum', minimum: { minor: 50_000, currency: 'RON' } },
    }
    mockResponses(() => Response.json(refused))
    expect(await askPromo(cart, 'AUTUMN10')).toEqual(refused)
  })

  test('too many requests are distinguished from a server that does not respond', async () => {
    mockResponses(() => new Response(null, { status: 429 }))
    expect(await askPromo(cart, 'A')).toEqual({ kind: 'too-many' })
    mockResponses(() => new Response(null, { status: 503 }))
    expect(await askPromo(cart, 'A')).toEqual({ kind: 'unreachable' })
    mockResponses(() => {
      throw new TypeError('offline')
    })
    expect(await askPromo(cart, 'A')).toEqual({ kind: 'unreachable' })
  })

  test('an unreadable response counts as no response', async () => {
    mockResponses(() => Response.json({ kind: 'valid', promo: { code: 'A' } }))
    expect(await askPromo(cart, 'A')).toEqual({ kind: 'unreachable' })
    mockResponses(() => new Response('<html>'))
    expect(await askPromo(cart, 'A')).toEqual({ kind: 'unreachable' })
  })
})
