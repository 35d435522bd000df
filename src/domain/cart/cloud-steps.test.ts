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

/** Ana's browser, whose cart equals its document. */
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
  test('going online fetches the document and does not change the cart of a visitor or of the same member', () => {
    expect(step(visitor, { kind: 'online', owner: 'ana' })).toEqual({
      cloud: { ...visitor, owner: 'ana', isOnline: true },
      effects: [{ kind: 'fetch' }],
    })
    expect(step({ ...linked, isOnline: false }, { kind: 'online', owner: 'ana' })).toEqual({
      cloud: linked,
      effects: [{ kind: 'fetch' }],
    })
  })

  test('going online as another member starts with an empty cart linked to that member and this page’s version', () => {
    const entered = step(linked, { kind: 'online', owner: 'bob' })
    expect(entered.cloud.link).toEqual({ owner: 'bob', stateVersion: '1' })
    expect(entered.cloud.cart).toEqual(rules.empty)
  })
})

test('going offline has no other change and no effect', () => {
  expect(step(linked, { kind: 'offline' })).toEqual({
    cloud: { ...linked, isOnline: false },
    effects: [],
  })
})

test('signing out during a write does not wait for its response', () => {
  expect(step(writing, { kind: 'signed-out' })).toEqual({
    cloud: { cart: rules.empty, isOnline: true, isWriting: false },
    effects: [{ kind: 'empty' }],
  })
})

describe('an edit', () => {
  test('an edit of a member’s cart schedules a write soon', () => {
    expect(step(linked, { kind: 'edited', cart: changed.cart })).toEqual({
      cloud: changed,
      effects: [{ kind: 'soon' }],
    })
  })

  test('an edit that reverts what was sent schedules a write too: whether the sent write was accepted is unknown', () => {
    const undone = step(writing, { kind: 'edited', cart: linked.cart })
    expect(undone.effects).toEqual([{ kind: 'soon' }])
  })

  test('an edit of a visitor’s cart is not written', () => {
    const cart = aCart({ accessoryCart: [anAccessory('a')] })
    expect(step(visitor, { kind: 'edited', cart })).toEqual({
      cloud: { ...visitor, cart },
      effects: [],
    })
  })

  test('an edit of a cart whose document is not loaded yet waits for the document', () => {
    const unheard = { ...linked, link: { owner: 'ana', stateVersion: '1' } }
    expect(step(unheard, { kind: 'edited', cart: changed.cart }).effects).toEqual([])
  })

  test('an edit of a cart linked by a page of another version waits for the document', () => {
    const older = { ...changed, link: { owner: 'ana', stateVersion: '0', base } }
    expect(patchOf(older)).toBeUndefined()
  })
})

describe('the end of a pause', () => {
  test('the end of a pause saves the pending patch before it is written', () => {
    expect(step(changed, { kind: 'due' })).toEqual({
      cloud: writing,
      effects: [{ kind: 'save' }, { kind: 'write', patch }],
    })
  })

  test('the end of a pause writes nothing without changes', () => {
    expect(step(linked, { kind: 'due' })).toEqual({ cloud: linked, effects: [] })
  })

  test('the end of a pause writes nothing for a visitor', () => {
    const cloud = { ...visitor, isOnline: true }
    expect(step(cloud, { kind: 'due' })).toEqual({ cloud, effects: [] })
  })

  test('the end of a pause writes nothing if the cart belongs to another member than the signed-in one', () => {
    const cloud = { ...changed, owner: 'bob' }
    expect(step(cloud, { kind: 'due' })).toEqual({ cloud, effects: [] })
  })
})

describe('an accepted write', () => {
  test('an accepted write becomes the new base, and no write is pending', () => {
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

  test('an accepted write other than the pending one changes nothing', () => {
    expect(step(writing, { kind: 'accepted', revision: 3, timestamp: 3_000 })).toEqual({
      cloud: { ...writing, isWriting: false },
      effects: [{ kind: 'soon' }],
    })
  })

  test('an accepted write that the stream reported before its response changes nothing', () => {
    const ahead = { ...changed, link: { ...link, base: { ...base, revision: 4 } } }
    expect(step(ahead, { kind: 'accepted', revision: 4, timestamp: 4_000 })).toEqual({
      cloud: ahead,
      effects: [{ kind: 'soon' }],
    })
  })
})

test('a write without a response is retried later', () => {
  expect(step(writing, { kind: 'unanswered' })).toEqual({
    cloud: { ...writing, isWriting: false },
    effects: [{ kind: 'later' }],
  })
})

describe('a rejected write', () => {
  test('a rejected write is discarded', () => {
    expect(step(writing, { kind: 'rejected' })).toEqual({
      cloud: changed,
      effects: [{ kind: 'save' }],
    })
  })

  test('a rejected write of a member who has signed out leaves the visitor’s cart unchanged', () => {
    expect(step(visitor, { kind: 'rejected' }).cloud).toEqual(visitor)
  })
})

describe('an unrequested document', () => {
  test('an unrequested document that was never written is a late, older one and is ignored', () => {
    const late = { kind: 'arrived', owner: 'ana', document: unwrittenDocument(aCart()) } as const
    expect(step(linked, late)).toEqual({ cloud: linked, effects: [] })
  })

  test('an unrequested document does not answer the pending write', () => {
    const seen = { kind: 'arrived', owner: 'ana', document: base } as const
    expect(step(writing, seen)).toEqual({ cloud: writing, effects: [{ kind: 'soon' }] })
  })
})
