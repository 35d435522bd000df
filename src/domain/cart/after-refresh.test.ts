import { describe, expect, test } from 'vitest'
import { afterRefresh } from './after-refresh.ts'
import { aCart, aPhone } from './cart.builders.ts'

const cart = aCart({ phoneCart: [aPhone('p')] })

describe('after a refresh', () => {
  test('an unsuccessful response empties the cart, and this can be undone', () => {
    expect(afterRefresh(cart, { kind: 'unsuccessful' })).toEqual({
      cart: aCart(),
      alert: { kind: 'emptied', undo: cart },
    })
  })

  test('an unreachable server empties nothing and reports that nothing was checked', () => {
    expect(afterRefresh(cart, { kind: 'unreachable' })).toEqual({
      cart,
      alert: { kind: 'not-checked' },
    })
  })

  test('a dropped line shows an alert', () => {
    const line = { kind: 'phone', line: aPhone('p'), alternatives: [] } as const
    const dropped = [{ line, reason: 'sold-out' }] as const
    const refreshed = { cart: aCart(), dropped, problems: [] }
    expect(afterRefresh(cart, { kind: 'refreshed', refreshed })).toEqual({
      cart: aCart(),
      alert: { kind: 'changed', dropped, problems: [] },
    })
  })

  test('dropped and changed lines show one alert about both', () => {
    const line = { kind: 'phone', line: aPhone('p'), alternatives: [] } as const
    const dropped = [{ line, reason: 'sold-out' }] as const
    const problems = [{ kind: 'promo-changed', code: 'TEN', percentage: 5 }] as const
    const refreshed = { cart: aCart(), dropped, problems }
    expect(afterRefresh(cart, { kind: 'refreshed', refreshed }).alert).toEqual({
      kind: 'changed',
      dropped,
      problems,
    })
  })

  test('a refresh without changes shows no alert', () => {
    const refreshed = { cart, dropped: [], problems: [] }
    expect(afterRefresh(cart, { kind: 'refreshed', refreshed })).toEqual({ cart })
  })
})
