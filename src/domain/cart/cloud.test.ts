import { describe, expect, test } from 'vitest'
import { aCart, anAccessory, aPhone, aWrap, someSettings } from './cart.builders.ts'
import type { Cart } from './cart.ts'
import { type Cloud, type CloudEvent, patchOf, stepCloud } from './cloud.ts'
import { type CartDocument, sharedOf, unwrittenDocument } from './document.ts'

const rules = { empty: aCart({ cartId: 'new' }), giftWrap: someSettings().giftWrap }

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

function visitor(cart: Cart): Cloud {
  return { cart, isOnline: false, isWriting: false }
}

function play(cloud: Cloud, ...events: readonly CloudEvent[]) {
  return events.reduce((last, event) => stepCloud(last.cloud, event, rules), {
    cloud,
    effects: [],
  } as ReturnType<typeof stepCloud>)
}

const online = { kind: 'online', owner: 'ana' } as const
function arrived(document: CartDocument, owner = 'ana') {
  return { kind: 'arrived', owner, document } as const
}
function moved(document: CartDocument) {
  return { kind: 'moved', owner: 'ana', document } as const
}

function phones({ cart }: Pick<Cloud, 'cart'>) {
  return cart.phoneCart.map(({ id }) => id)
}
function kinds({ effects }: ReturnType<typeof stepCloud>) {
  return effects.map(({ kind }) => kind)
}
function written({ effects }: ReturnType<typeof stepCloud>) {
  return effects.flatMap(effect => (effect.kind === 'write' ? [effect.patch] : []))
}

const p = aCart({ phoneCart: [aPhone('p')] })
const q = aCart({ phoneCart: [aPhone('q')] })
const both = aCart({ phoneCart: [aPhone('p'), aPhone('q')] })

/** A browser whose cart equals the document with `p`. */
const linked = play(visitor(aCart()), online, arrived(aDocument(p))).cloud

describe('signing in', () => {
  const wishing = { ...p, mergeCartAfterLogin: true }

  test('signing in with merging on merges both phones in one write', () => {
    const merged = play(visitor(wishing), online, arrived(aDocument(q)))
    expect(phones(merged.cloud)).toEqual(['p', 'q'])
    const [patch, ...more] = written(play(merged.cloud, { kind: 'due' }))
    expect(patch?.keys.phoneCart?.map(({ id }) => id)).toEqual(['p', 'q'])
    expect(more).toEqual([])
  })

  test('merging stays on until the merged cart is written: a page closed before merges again with the same result', () => {
    const merged = play(visitor(wishing), online, arrived(aDocument(q))).cloud
    expect(merged.cart.mergeCartAfterLogin).toBe(true)
    const again = play(visitor(merged.cart), online, arrived(aDocument(q))).cloud
    expect(sharedOf(again.cart)).toEqual(sharedOf(merged.cart))
    const done = play(merged, { kind: 'due' }, { kind: 'accepted', revision: 4, timestamp: 4_000 })
    expect(done.cloud.cart).toMatchObject({ mergeCartAfterLogin: false, timestamp: 4_000 })
  })

  test('signing in with merging off replaces the cart with the document', () => {
    expect(phones(play(visitor(p), online, arrived(aDocument(q))).cloud)).toEqual(['q'])
  })

  test('signing in with an empty document leaves the cart unchanged', () => {
    const empty = unwrittenDocument(aCart())
    const signedIn = play(visitor(p), online, arrived(empty), { kind: 'due' })
    expect(phones(signedIn.cloud)).toEqual(['p'])
    expect(written(signedIn)[0]).toMatchObject({ baseRevision: 0, keys: { promo: null } })
  })

  test('a line that was removed from the document does not return to a cart without a base', () => {
    const document = aDocument(q, { removed: ['p'] })
    expect(phones(play(visitor(wishing), online, arrived(document)).cloud)).toEqual(['q'])
  })

  test('the cart of another member is set aside and replaced with an empty one, even with merging on', () => {
    const cart = { ...linked.cart, mergeCartAfterLogin: true }
    const bob = { kind: 'online', owner: 'bob' } as const
    const entered = play({ ...linked, cart }, bob)
    expect(phones(entered.cloud)).toEqual([])
    expect(kinds(entered)).toEqual(['save', 'fetch'])
    const document = aDocument(q)
    expect(phones(play(entered.cloud, arrived(document, 'bob')).cloud)).toEqual(['q'])
  })

  test('only one of two gift wraps is preserved', () => {
    const wraps = { accessoryCart: [aWrap()] }
    const merged = play(
      visitor({ ...wishing, ...wraps }),
      online,
      arrived(aDocument(aCart({ ...q, accessoryCart: [aWrap({ lineId: 'other' })] }))),
    )
    expect(merged.cloud.cart.accessoryCart).toEqual([aWrap()])
  })
})

describe('a received document', () => {
  test('a document of another state version empties the cart, and nothing is written before the next choice', () => {
    const old = aDocument(q, { stateVersion: '0', timestamp: 4_000, revision: 4 })
    const reset = play(linked, arrived(old))
    expect(reset.cloud.cart).toMatchObject({ phoneCart: [], cartId: 'new' })
    expect(kinds(reset)).toEqual(['save'])
    const chosen = { ...reset.cloud.cart, phoneCart: [aPhone('r')] }
    const next = play(reset.cloud, { kind: 'edited', cart: chosen }, { kind: 'due' })
    const [patch] = written(next)
    expect(patch).toMatchObject({ baseRevision: 4, stateVersion: '1' })
    expect(Object.keys(patch?.keys ?? {})).toContain('checkoutStep')
  })

  test.each([
    ['same', 3_000],
    ['an older', 2_999],
  ])('a document with %s timestamp is ignored', (_which, timestamp) => {
    const received = play(linked, arrived(aDocument(q, { timestamp })))
    expect(phones(received.cloud)).toEqual(['p'])
    expect(received.effects).toEqual([])
  })

  test('a document with a later timestamp is applied, and an edited cart with the same timestamp misses nothing', () => {
    const later = aDocument(both, { revision: 4, timestamp: 3_001 })
    expect(phones(play(linked, arrived(later)).cloud)).toEqual(['p', 'q'])
    const cart = { ...linked.cart, accessoryCart: [anAccessory('a')], timestamp: 3_001 }
    const received = play(linked, { kind: 'edited', cart }, arrived(later)).cloud
    expect(phones(received)).toEqual(['p', 'q'])
    expect(received.cart.accessoryCart).toHaveLength(1)
  })

  test('a document requested while another member was signed in is ignored', () => {
    const later = aDocument(both, { revision: 4, timestamp: 4_000 })
    expect(phones(play(linked, arrived(later, 'bob')).cloud)).toEqual(['p'])
  })

  test('a document recreated after its month is replaced by the cart as it is', () => {
    const chosen = { kind: 'edited', cart: { ...linked.cart, phoneCart: both.phoneCart } } as const
    const met = play(linked, chosen, { kind: 'due' }, moved(unwrittenDocument(aCart())))
    expect(phones(met.cloud)).toEqual(['p', 'q'])
    expect(patchOf(met.cloud)?.baseRevision).toBe(0)
  })
})

describe('writing the cart', () => {
  const edit = { kind: 'edited', cart: { ...linked.cart, phoneCart: both.phoneCart } } as const
  const sent = play(linked, edit, { kind: 'due' })

  test('a write contains only the changed keys and the revision they are based on', () => {
    expect(written(sent)).toEqual([
      { baseRevision: 3, stateVersion: '1', keys: { phoneCart: both.phoneCart } },
    ])
  })

  test('a change of the expiry alone is not written', () => {
    const cart = { ...linked.cart, expireAt: linked.cart.expireAt + 1 }
    expect(play(linked, { kind: 'edited', cart }).effects).toEqual([])
  })

  test('only one write is sent at a time, and none offline', () => {
    expect(play(sent.cloud, { kind: 'due' }).effects).toEqual([])
    expect(play(linked, { kind: 'offline' }, edit, { kind: 'due' }).effects).toEqual([])
  })

  test('a write without a response is repeated unchanged, even after more edits', () => {
    const cart = { ...sent.cloud.cart, accessoryCart: [anAccessory('a')] }
    const again = play(
      sent.cloud,
      { kind: 'edited', cart },
      { kind: 'unanswered' },
      { kind: 'due' },
    )
    expect(written(again)).toEqual(written(sent))
  })

  test('a write refused because the document moved is merged and repeated on the new revision', () => {
    const theirs = aDocument(aCart({ phoneCart: [aPhone('p'), aPhone('r')] }), {
      revision: 4,
      timestamp: 4_000,
    })
    const next = play(sent.cloud, moved(theirs), { kind: 'due' })
    expect(phones(next.cloud).toSorted()).toEqual(['p', 'q', 'r'])
    expect(written(next)[0]?.baseRevision).toBe(4)
  })

  test('a write that is finally refused waits for the next change', () => {
    const rejected = play(sent.cloud, { kind: 'rejected' })
    expect(kinds(rejected)).toEqual(['save'])
    const cart = { ...rejected.cloud.cart, checkoutStep: 'LIVRARE' }
    expect(written(play(rejected.cloud, { kind: 'edited', cart }, { kind: 'due' }))).toHaveLength(1)
  })

  test('a line removed before the lost response does not come back', () => {
    const cart = { ...sent.cloud.cart, phoneCart: p.phoneCart }
    const own = aDocument(both, { revision: 4, timestamp: 4_000 })
    const received = play(
      sent.cloud,
      { kind: 'edited', cart },
      { kind: 'unanswered' },
      arrived(own),
    )
    expect(phones(received.cloud)).toEqual(['p'])
  })
})

test('signing out leaves no line, no link and nothing to write', () => {
  const left = play(linked, { kind: 'signed-out' })
  expect(left.cloud).toMatchObject({ cart: { phoneCart: [] } })
  expect(left.cloud.link).toBeUndefined()
  expect(kinds(left)).toEqual(['empty'])
})
