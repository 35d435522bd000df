import { describe, expect, test } from 'vitest'
import { aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import { type Cloud, type CloudEvent, patchOf, stepCloud } from './cloud.ts'
import { type CartDocument, sharedOf, unwrittenDocument } from './document.ts'

const rules = { empty: aCart({ cartId: 'new' }), giftWrap: someSettings().giftWrap }

function step(cloud: Cloud, event: CloudEvent) {
  return stepCloud(cloud, event, rules)
}

const base: CartDocument = {
  revision: 3,
  timestamp: 3_000,
  stateVersion: '1',
  cart: sharedOf(aCart({ phoneCart: [aPhone('p')] })),
  removed: [],
}

const visitor: Cloud = {
  cart: aCart({ phoneCart: [aPhone('v')] }),
  isOnline: false,
  isWriting: false,
}

/** Ana's browser, whose cart is its document. */
const linked: Cloud = {
  cart: aCart({ phoneCart: [aPhone('p')], timestamp: 3_000 }),
  owner: 'ana',
  isOnline: true,
  isWriting: false,
  link: { owner: 'ana', stateVersion: '1', base },
}

const changed: Cloud = { ...linked, cart: { ...linked.cart, checkoutStep: 'LIVRARE' } }
const patch = { baseRevision: 3, stateVersion: '1', keys: { checkoutStep: 'LIVRARE' } }
const link = { owner: 'ana', stateVersion: '1', base, sent: patch }
const writing: Cloud = { ...changed, isWriting: true, link }

describe('going online', () => {
  test('asks for the document, and leaves a visitor’s cart and a member’s own as they are', () => {
    expect(step(visitor, { kind: 'online', owner: 'ana' })).toEqual({
      cloud: { ...visitor, owner: 'ana', isOnline: true },
      effects: [{ kind: 'fetch' }],
    })
    expect(step({ ...linked, isOnline: false }, { kind: 'online', owner: 'ana' })).toEqual({
      cloud: linked,
      effects: [{ kind: 'fetch' }],
    })
  })

  test('as another member begins with an empty cart that is that member’s, of this page’s version', () => {
    const entered = step(linked, { kind: 'online', owner: 'bob' })
    expect(entered.cloud.link).toEqual({ owner: 'bob', stateVersion: '1' })
    expect(entered.cloud.cart).toEqual(rules.empty)
  })
})

test('going offline changes nothing else, and asks for nothing', () => {
  expect(step(linked, { kind: 'offline' })).toEqual({
    cloud: { ...linked, isOnline: false },
    effects: [],
  })
})

test('signing out while a write is under way waits for no answer', () => {
  expect(step(writing, { kind: 'signed-out' })).toEqual({
    cloud: { cart: rules.empty, isOnline: true, isWriting: false },
    effects: [{ kind: 'empty' }],
  })
})

describe('an edit', () => {
  test('of a member’s cart asks to be written soon', () => {
    expect(step(linked, { kind: 'edited', cart: changed.cart })).toEqual({
      cloud: changed,
      effects: [{ kind: 'soon' }],
    })
  })

  test('that takes back what was sent asks to be written soon too: nobody knows whether it was taken', () => {
    const undone = step(writing, { kind: 'edited', cart: linked.cart })
    expect(undone.effects).toEqual([{ kind: 'soon' }])
  })

  test('of a visitor’s cart has nowhere to be written', () => {
    const cart = aCart({ accessoryCart: [anAccessory('a')] })
    expect(step(visitor, { kind: 'edited', cart })).toEqual({
      cloud: { ...visitor, cart },
      effects: [],
    })
  })

  test('of a cart whose document was not heard of yet waits for it', () => {
    const unheard = { ...linked, link: { owner: 'ana', stateVersion: '1' } }
    expect(step(unheard, { kind: 'edited', cart: changed.cart }).effects).toEqual([])
  })

  test('of a cart that a page of another version tied to its document waits for it', () => {
    const older = { ...changed, link: { owner: 'ana', stateVersion: '0', base } }
    expect(patchOf(older)).toBeUndefined()
  })
})

describe('a pause that is over', () => {
  test('saves what is to be sent before it is written', () => {
    expect(step(changed, { kind: 'due' })).toEqual({
      cloud: writing,
      effects: [{ kind: 'save' }, { kind: 'write', patch }],
    })
  })

  test('writes nothing where nothing changed', () => {
    expect(step(linked, { kind: 'due' })).toEqual({ cloud: linked, effects: [] })
  })

  test('writes nothing for a visitor', () => {
    const cloud = { ...visitor, isOnline: true }
    expect(step(cloud, { kind: 'due' })).toEqual({ cloud, effects: [] })
  })

  test('writes nothing of a cart that is not the cart of the member who is signed in', () => {
    const cloud = { ...changed, owner: 'bob' }
    expect(step(cloud, { kind: 'due' })).toEqual({ cloud, effects: [] })
  })
})

describe('an accepted write', () => {
  test('is the new base, and nothing is on its way any more', () => {
    const { cloud, effects } = step(writing, { kind: 'accepted', revision: 4, timestamp: 4_000 })
    expect(cloud.link).toEqual({
      owner: 'ana',
      stateVersion: '1',
      base: {
        revision: 4,
        timestamp: 4_000,
        stateVersion: '1',
        cart: { ...base.cart, checkoutStep: 'LIVRARE' },
        removed: [],
      },
    })
    expect(effects).toEqual([{ kind: 'save' }])
  })

  test('that is not the one under way tells nothing new', () => {
    expect(step(writing, { kind: 'accepted', revision: 3, timestamp: 3_000 })).toEqual({
      cloud: { ...writing, isWriting: false },
      effects: [{ kind: 'soon' }],
    })
  })

  test('that the stream told of before its answer came tells nothing new', () => {
    const ahead = { ...changed, link: { ...link, base: { ...base, revision: 4 } } }
    expect(step(ahead, { kind: 'accepted', revision: 4, timestamp: 4_000 })).toEqual({
      cloud: ahead,
      effects: [{ kind: 'soon' }],
    })
  })
})

test('a write without an answer is tried again later', () => {
  expect(step(writing, { kind: 'unanswered' })).toEqual({
    cloud: { ...writing, isWriting: false },
    effects: [{ kind: 'later' }],
  })
})

describe('a rejected write', () => {
  test('is forgotten', () => {
    expect(step(writing, { kind: 'rejected' })).toEqual({
      cloud: changed,
      effects: [{ kind: 'save' }],
    })
  })

  test('of a member who has signed out since leaves the visitor’s cart alone', () => {
    expect(step(visitor, { kind: 'rejected' }).cloud).toEqual(visitor)
  })
})

describe('a document that arrives unasked', () => {
  test('and that nobody wrote yet is an older one that came late', () => {
    const late = { kind: 'arrived', owner: 'ana', document: unwrittenDocument(aCart()) } as const
    expect(step(linked, late)).toEqual({ cloud: linked, effects: [] })
  })

  test('is no answer to the write under way', () => {
    const seen = { kind: 'arrived', owner: 'ana', document: base } as const
    expect(step(writing, seen)).toEqual({ cloud: writing, effects: [{ kind: 'soon' }] })
  })
})
