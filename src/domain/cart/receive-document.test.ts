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
  { owner = 'ana', isAnswer = false } = {},
) {
  const arrived = receiveDocument(local, { owner, document, isAnswer }, rules)
  if (arrived.kind === 'ignored') return arrived
  const { phoneCart, timestamp } = arrived.cart
  return { kind: arrived.kind, phones: phoneCart.map(({ id }) => id), timestamp }
}

describe('the answer to a refused write', () => {
  test('is ignored where it is the document that the cart is based on', () => {
    const local = { cart: holding('p'), link }
    expect(received(local, aDocument(holding('q')), { isAnswer: true })).toEqual({
      kind: 'ignored',
    })
  })

  test('is heard where nobody wrote the document yet: it began anew', () => {
    const local = { cart: holding('p'), link }
    const anew = unwrittenDocument(aCart())
    expect(received(local, anew, { isAnswer: true })).toMatchObject({
      kind: 'merged',
      phones: ['p'],
    })
    expect(received(local, anew)).toEqual({ kind: 'ignored' })
  })
})

test('a document takes the place of another member’s cart, even where that one wishes to be merged', () => {
  const cart = { ...holding('p'), mergeCartAfterLogin: true }
  const theirs = aDocument(holding('q'), { timestamp: 4_000 })
  expect(received({ cart, link }, theirs, { owner: 'bob' })).toEqual({
    kind: 'taken',
    phones: ['q'],
    timestamp: 4_000,
  })
})

test('a later document of the same revision began anew: what it does not hold was not taken out of it', () => {
  const local = { cart: holding('p'), link }
  const anew = aDocument(holding('q'), { timestamp: 4_000 })
  expect(received(local, anew)).toMatchObject({ kind: 'merged', phones: ['p', 'q'] })
})

test('a cart that a page of another version emptied takes nothing out of its document', () => {
  const local = { cart: holding(), link: { ...link, stateVersion: '0' } }
  const later = aDocument(holding('p'), { revision: 4, timestamp: 4_000 })
  expect(received(local, later)).toEqual({ kind: 'taken', phones: ['p'], timestamp: 4_000 })
})

describe('a merged cart', () => {
  const later = aDocument(holding('p', 'q'), { revision: 4, timestamp: 4_000 })

  test('is later than the document it was merged with', () => {
    const local = { cart: holding('p'), link }
    expect(received(local, later)).toMatchObject({ kind: 'merged', timestamp: 4_001 })
  })

  test('keeps its time where that is later still', () => {
    const local = { cart: { ...holding('p'), timestamp: 9_000 }, link }
    expect(received(local, later)).toMatchObject({ kind: 'merged', timestamp: 9_000 })
  })
})
