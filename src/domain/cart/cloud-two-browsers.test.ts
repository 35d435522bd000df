import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, someSettings } from './cart.builders.ts'
import type { Cart } from './cart.ts'
import { type Cloud, type CloudEvent, stepCloud } from './cloud.ts'
import { type CartDocument, sharedOf, unwrittenDocument } from './document.ts'
import { type CartPatch, writeDocument } from './write-document.ts'

const rules = { empty: aCart({ cartId: 'new' }), giftWrap: someSettings().giftWrap }

const first: CartDocument = {
  revision: 3,
  timestamp: 3_000,
  stateVersion: '1',
  cart: sharedOf(
    aCart({
      phoneCart: [aPhone('p', { deviceAccessories: [anAccessory('in-p', { phoneId: 'p' })] })],
      batteryCart: [aBattery('p')],
      accessoryCart: [anAccessory('loose')],
    }),
  ),
  removed: [],
}

function step(cloud: Cloud, event: CloudEvent) {
  return stepCloud(cloud, event, rules)
}

function arrived(document: CartDocument) {
  return { kind: 'arrived', owner: 'ana', document } as const
}

function entered(cart: Cart, document: CartDocument): Cloud {
  const visitor = step(
    { cart, isOnline: false, isWriting: false },
    { kind: 'online', owner: 'ana' },
  )
  return step(visitor.cloud, arrived(document)).cloud
}

/** The patch that the browser sends at the next write. */
function sending(cloud: Cloud): { readonly cloud: Cloud; readonly patch: CartPatch } {
  const { cloud: sent, effects } = step(cloud, { kind: 'due' })
  const [patch] = effects.flatMap(effect => (effect.kind === 'write' ? [effect.patch] : []))
  if (!patch) throw new Error('Nothing was written.')
  return { cloud: sent, patch }
}

/** The document after the shop applied a write. */
function written(document: CartDocument, patch: CartPatch): CartDocument {
  const done = writeDocument(document, patch, document.timestamp + 1_000)
  if (!done.ok) throw new Error(done.refusal.kind)
  return done.value
}

function edited(cloud: Cloud, changes: Partial<Cart>): Cloud {
  return step(cloud, { kind: 'edited', cart: { ...cloud.cart, ...changes } }).cloud
}

function accepted({ revision, timestamp }: CartDocument) {
  return { kind: 'accepted', revision, timestamp } as const
}

const nothing = { phoneCart: [], batteryCart: [], accessoryCart: [] }
const all = {
  phoneCart: first.cart.phoneCart,
  batteryCart: first.cart.batteryCart,
  accessoryCart: first.cart.accessoryCart,
}

function linesIn({ cart }: Pick<Cloud, 'cart'>) {
  return {
    phones: cart.phoneCart.map(({ id }) => id).toSorted(),
    within: cart.phoneCart.flatMap(phone => phone.deviceAccessories.map(piece => piece.lineId)),
    batteries: cart.batteryCart.map(({ phoneId }) => phoneId),
    loose: cart.accessoryCart.map(({ lineId }) => lineId),
  }
}

/** Another browser of Ana's adds a phone to the current document. */
function phoneElsewhere(document: CartDocument): CartDocument {
  const other = entered(aCart(), document)
  const chosen = edited(other, { phoneCart: [...other.cart.phoneCart, aPhone('theirs')] })
  return written(document, sending(chosen).patch)
}

const expectedLines = {
  phones: ['p', 'theirs'],
  within: ['in-p'],
  batteries: ['p'],
  loose: ['loose'],
}

describe('lines removed and restored under their old ids while another browser writes', () => {
  test('restored lines stay if the removal was written and confirmed before', () => {
    const removal = sending(edited(entered(aCart(), first), nothing))
    const emptied = written(first, removal.patch)
    const putBack = edited(step(removal.cloud, accepted(emptied)).cloud, all)
    const theirs = phoneElsewhere(emptied)
    const merged = step(putBack, arrived(theirs)).cloud
    expect(linesIn(merged)).toEqual(expectedLines)

    const document = written(theirs, sending(merged).patch)
    expect(document.removed).toEqual([])
    const elsewhere = entered(aCart(), document)
    expect(linesIn(elsewhere)).toEqual(expectedLines)
  })

  test('restored lines stay if the removal was accepted and its response lost', () => {
    const removal = sending(edited(entered(aCart(), first), nothing))
    const emptied = written(first, removal.patch)
    const putBack = edited(step(removal.cloud, { kind: 'unanswered' }).cloud, all)
    const theirs = phoneElsewhere(emptied)
    const merged = step(putBack, arrived(theirs)).cloud
    expect(linesIn(merged)).toEqual(expectedLines)
  })

  test('restored lines stay if the removal was refused because the other browser wrote first', () => {
    const removal = sending(edited(entered(aCart(), first), nothing))
    const theirs = phoneElsewhere(first)
    expect(writeDocument(theirs, removal.patch, 9_000)).toMatchObject({ ok: false })
    const putBack = edited(removal.cloud, all)
    const merged = step(putBack, { kind: 'moved', owner: 'ana', document: theirs }).cloud
    expect(linesIn(merged)).toEqual(expectedLines)
  })

  test('removed lines that were not restored go, whatever the other browser wrote', () => {
    const removal = sending(edited(entered(aCart(), first), nothing))
    const merged = step(removal.cloud, {
      kind: 'moved',
      owner: 'ana',
      document: phoneElsewhere(first),
    }).cloud
    expect(linesIn(merged)).toEqual({ phones: ['theirs'], within: [], batteries: [], loose: [] })
  })
})

describe('a page that is closed after saving a merged cart and before saving its link', () => {
  const start = unwrittenDocument(aCart())

  /**
   * Its write was refused because another browser wrote first: the cart contains that document, the link does not know it
   * yet.
   */
  const endedWhileSaving = (document: CartDocument): Cloud => {
    const { cloud } = sending(edited(entered(aCart(), start), { phoneCart: [aPhone('own')] }))
    const { cart } = step(cloud, { kind: 'moved', owner: 'ana', document }).cloud
    return { ...cloud, cart, isOnline: false, isWriting: false }
  }

  const loaded = (cloud: Cloud, document: CartDocument): Cloud =>
    step(step(cloud, { kind: 'online', owner: 'ana' }).cloud, arrived(document)).cloud

  const elsewhere = sending(edited(entered(aCart(), start), all))
  const filled = written(start, elsewhere.patch)

  test('a cart saved without its link loses every line another browser has removed and preserves its own additions', () => {
    const cloud = endedWhileSaving(filled)
    expect(linesIn(cloud)).toEqual({ ...expectedLines, phones: ['own', 'p'] })
    const removal = sending(edited(step(elsewhere.cloud, accepted(filled)).cloud, nothing))
    const merged = loaded(cloud, written(filled, removal.patch))
    const own = { phones: ['own'], within: [], batteries: [], loose: [] }
    expect(linesIn(merged)).toEqual(own)
    expect(sending(merged).patch.keys.phoneCart?.map(({ id }) => id)).toEqual(['own'])
  })

  test('a cart saved without its link preserves every line if none was removed', () => {
    const merged = loaded(endedWhileSaving(filled), filled)
    expect(linesIn(merged)).toEqual({ ...expectedLines, phones: ['own', 'p'] })
  })
})

describe('a promo code in this browser and another one in the cloud', () => {
  const [here, there] = [
    { code: 'HERE', percentage: 5 },
    { code: 'THERE', percentage: 20 },
  ]
  const cloud = { ...first, cart: { ...first.cart, promo: there } }

  test('at sign-in this browser’s promo code is preserved and written if carts are merged', () => {
    const cart = aCart({ phoneCart: [aPhone('q')], promo: here, mergeCartAfterLogin: true })
    const merged = entered(cart, cloud)
    expect(merged.cart.promo).toEqual(here)
    expect(sending(merged).patch.keys.promo).toEqual(here)
  })

  test('at sign-in the cloud’s promo code is used if this browser has none', () => {
    const cart = aCart({ phoneCart: [aPhone('q')], mergeCartAfterLogin: true })
    expect(entered(cart, cloud).cart.promo).toEqual(there)
  })

  test('at sign-in the cloud’s promo code and cart are used if merging is off', () => {
    const cart = aCart({ phoneCart: [aPhone('q')], promo: here })
    expect(entered(cart, cloud).cart.promo).toEqual(there)
  })

  test('a promo code typed while signed in is preserved when another browser writes a line or a code', () => {
    const typed = edited(entered(aCart(), first), { promo: here })
    expect(step(typed, arrived(phoneElsewhere(first))).cloud.cart.promo).toEqual(here)
    const other = edited(entered(aCart(), first), { promo: there })
    const theirs = written(first, sending(other).patch)
    expect(step(typed, arrived(theirs)).cloud.cart.promo).toEqual(here)
  })
})
