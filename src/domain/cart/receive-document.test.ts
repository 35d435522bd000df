import { describe, expect, test } from 'vitest'
import { aCart, aPhone, someSettings } from './cart.builders.ts'
import type { Cart } from './cart.ts'
import { type CartDocument, sharedOf, unwrittenDocument } from './document.ts'
import { receiveDocument } from './receive-document.ts'

const rules = { empty: aCart({ cartId: 'new' }), giftWrap: someSettings().giftWrap }

function holding(...ids: readonly string[]): Cart {
  return aCart({ phoneCart: ids.map(id => aPhone(id)), timestamp: 3_000 })
}

function aDocument(cart: Cart, changes: Partial<CartDocument> = {}): CartDocument {
  return {
    revision: 3,
    timestamp: 3_000,
    stateVersion: '1',
    cart: sharedOf(cart),
    removed: [],
    ...changes,
  }
}

const link = { owner: 'ana', stateVersion: '1', base: aDocument(holding('p')) }

function received(
  local: Parameters<typeof receiveDocument>[0],
  document: CartDocument,
  { owner = 'ana', isRefetched = false } = {},
) {
  const arrived = receiveDocument(local, { owner, document, isRefetched }, rules)
  if (arrived.kind === 'ignored') return arrived
  const { phoneCart, timestamp } = arrived.cart
  return { kind: arrived.kind, phones: phoneCart.map(({ id }) => id), timestamp }
}

describe('the response to a refused write', () => {
  test('the response to a refused write is ignored if the cart is already based on that document', () => {
    const local = { cart: holding('p'), link }
    expect(received(local, aDocument(holding('q')), { isRefetched: true })).toEqual({
      kind: 'ignored',
    })
  })

  test('the response to a refused write is used if its document was never written: it was recreated', () => {
    const local = { cart: holding('p'), link }
    const anew = unwrittenDocument(aCart())
    expect(received(local, anew, { isRefetched: true })).toMatchObject({
      kind: 'merged',
      phones: ['p'],
    })
    expect(received(local, anew)).toEqual({ kind: 'ignored' })
  })
})

test('a document replaces the cart of another member, even if that cart is to be merged', () => {
  const cart = { ...holding('p'), mergeCartAfterLogin: true }
  const theirs = aDocument(holding('q'), { timestamp: 4_000 })
  expect(received({ cart, link }, theirs, { owner: 'bob' })).toEqual({
    kind: 'taken',
    phones: ['q'],
    timestamp: 4_000,
  })
})

test('a document of the same revision with a later timestamp was recreated: lines it lacks were not removed', () => {
  const local = { cart: holding('p'), link }
  const anew = aDocument(holding('q'), { timestamp: 4_000 })
  expect(received(local, anew)).toMatchObject({ kind: 'merged', phones: ['p', 'q'] })
})

test('a cart emptied by a page of another version removes nothing from its document', () => {
  const local = { cart: holding(), link: { ...link, stateVersion: '0' } }
  const later = aDocument(holding('p'), { revision: 4, timestamp: 4_000 })
  expect(received(local, later)).toEqual({ kind: 'taken', phones: ['p'], timestamp: 4_000 })
})

describe('the timestamp of a merged cart', () => {
  const later = aDocument(holding('p', 'q'), { revision: 4, timestamp: 4_000 })

  test('a merged cart is later than the document it was merged with', () => {
    const local = { cart: holding('p'), link }
    expect(received(local, later)).toMatchObject({ kind: 'merged', timestamp: 4_001 })
  })

  test('a merged cart with a still later timestamp preserves it', () => {
    const local = { cart: { ...holding('p'), timestamp: 9_000 }, link }
    expect(received(local, later)).toMatchObject({ kind: 'merged', timestamp: 9_000 })
  })
})
