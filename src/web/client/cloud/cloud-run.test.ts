import { beforeEach, describe, expect, test, vi } from 'vitest'
import { documentToWire } from '#contract/cart-document.ts'
import { aCart, aPhone, someSettings } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { type CartDocument, unwrittenDocument } from '#domain/cart/document.ts'
import { addPhone, removePhone } from '#domain/cart/edit.ts'
import { type CartPatch, writeDocument } from '#domain/cart/write-document.ts'
import { ok } from '#domain/result.ts'
import { changeCart, forgetCart, readCart, saveCart } from '../cart-store.ts'
import { storedText } from '../stored-text.ts'
import type { DocumentResult, WriteResult } from './cloud-http.ts'
import { type CloudDeps, runCloud } from './cloud-run.ts'
import { markForMerge } from './mark-for-merge.ts'
import { emptyMembersCarts } from './members-carts.ts'
import { readLink } from './stored-link.ts'

const place = { market: 'ro', settings: someSettings() } as const
const linkKey = 'kintsu-cart-link-1-ro'

/** A fake server with one document, and a browser whose pauses end when the test says so. */
function aShop(stateVersion = '1') {
  const pauses = new Map<() => void, number>()
  const shop = {
    owner: 'ana',
    document: unwrittenDocument(aCart({ stateVersion })) as CartDocument,
    isCut: false,
    isSignedIn: true,
    answersWrites: true,
    patches: [] as CartPatch[],
    signOuts: 0,
    report: (_message: unknown): void => undefined,
    breakStream: (): void => undefined,
    streams: 0,
  }
  const fetchDocument = (): DocumentResult => {
    if (!shop.isSignedIn) return { kind: 'signed-out' }
    if (shop.isCut) return { kind: 'unreachable' }
    return { kind: 'document', document: { owner: shop.owner, ...shop.document } }
  }
  const write = (patch: CartPatch): WriteResult => {
    if (!shop.isSignedIn) return { kind: 'signed-out' }
    if (shop.isCut) return { kind: 'unreachable' }
    shop.patches.push(patch)
    const written = writeDocument(shop.document, patch, 5_000)
    if (!written.ok) return { kind: written.refusal.kind === 'moved' ? 'moved' : 'rejected' }
    shop.document = written.value
    const { revision, timestamp } = written.value
    if (!shop.answersWrites) return { kind: 'unreachable' }
    return { kind: 'accepted', owner: shop.owner, revision, timestamp }
  }
  const deps: CloudDeps = {
    place: { ...place, settings: someSettings({ stateVersion }) },
    http: { fetchDocument: async () => fetchDocument(), write: async patch => write(patch) },
    openStream: (onMessage, onFailure) => {
      shop.streams += 1
      shop.report = onMessage
      shop.breakStream = onFailure
      return () => undefined
    },
    pause: (milliseconds, done) => {
      pauses.set(done, milliseconds)
      return () => void pauses.delete(done)
    },
    onSignedOut: () => {
      shop.signOuts += 1
    },
  }
  /** Another browser of the member writes, and the stream reports it. */
  const elsewhere = (phones: readonly string[]) => {
    const keys = { phoneCart: phones.map(id => aPhone(id)) }
    const patch = { baseRevision: shop.document.revision, stateVersion, keys }
    const written = writeDocument(shop.document, patch, 6_000)
    if (written.ok) shop.document = written.value
    if (!shop.isCut) shop.report(documentToWire({ owner: shop.owner, ...shop.document }))
  }
  const endPauses = () => {
    for (const done of [...pauses.keys()]) {
      pauses.delete(done)
      done()
    }
  }
  return { shop, deps, elsewhere, endPauses, pauses }
}

function storedCart(): Cart {
  return readCart(place).cart
}
function phonesOf(cart: Pick<Cart, 'phoneCart'>) {
  return cart.phoneCart.map(({ id }) => id)
}
function add(id: string) {
  return changeCart(place, cart => addPhone(cart, aPhone(id)))
}
function remove(id: string) {
  return changeCart(place, cart => ok(removePhone(cart, id)))
}

/** Waits until the cart and the document both contain these phones, and ends every pause at once. */
function settled({ shop, endPauses }: ReturnType<typeof aShop>, phones: readonly string[]) {
  return vi.waitFor(() => {
    endPauses()
    expect(phonesOf(storedCart())).toEqual(phones)
    expect(phonesOf(shop.document.cart)).toEqual(phones)
  })
}

beforeEach(() => {
  storedText.forget(linkKey)
  forgetCart('ro')
})

describe('a member’s cart', () => {
  test('a cart marked for merging is merged into the document', async () => {
    add('mine')
    markForMerge()
    const it = aShop()
    it.elsewhere(['theirs'])
    runCloud(it.deps)
    await settled(it, ['mine', 'theirs'])
    expect(storedCart().mergeCartAfterLogin).toBe(false)
    expect(it.shop.patches).toHaveLength(1)
  })

  test('the cart follows the stream, and edits made here are written', async () => {
    const it = aShop()
    it.elsewhere(['theirs'])
    runCloud(it.deps)
    await settled(it, ['theirs'])
    add('mine')
    await settled(it, ['theirs', 'mine'])
    it.elsewhere(['theirs', 'mine', 'later'])
    await settled(it, ['theirs', 'mine', 'later'])
  })

  test('successive edits are one write, 150 ms after the last', async () => {
    const it = aShop()
    runCloud(it.deps)
    await vi.waitFor(() => expect(it.shop.streams).toBe(1))
    add('a')
    add('b')
    expect([...it.pauses.values()]).toEqual([150])
    await settled(it, ['a', 'b'])
    expect(it.shop.patches).toHaveLength(1)
  })

  test('an edit made offline is written when online again, and what was removed elsewhere meanwhile stays removed', async () => {
    const it = aShop()
    it.elsewhere(['old', 'kept'])
    runCloud(it.deps)
    await settled(it, ['old', 'kept'])
    it.shop.isCut = true
    add('mine')
    it.endPauses()
    it.elsewhere(['kept'])
    it.shop.isCut = false
    await settled(it, ['kept', 'mine'])
  })

  test('a write whose response was lost is not made twice, and what was removed since stays removed', async () => {
    const it = aShop()
    it.elsewhere(['kept'])
    runCloud(it.deps)
    await settled(it, ['kept'])
    it.shop.answersWrites = false
    add('regretted')
    await vi.waitFor(() => {
      it.endPauses()
      expect(phonesOf(it.shop.document.cart)).toEqual(['kept', 'regretted'])
    })
    remove('regretted')
    it.shop.answersWrites = true
    await settled(it, ['kept'])
  })

  test('a write that got no response before the page ended is resumed by the next page', async () => {
    const it = aShop()
    it.elsewhere(['kept'])
    const first = runCloud(it.deps)
    await settled(it, ['kept'])
    it.shop.answersWrites = false
    add('mine')
    first.flush()
    await vi.waitFor(() => expect(it.shop.patches).toHaveLength(1))
    first.stop()
    remove('mine')
    it.shop.answersWrites = true
    runCloud(it.deps)
    await settled(it, ['kept'])
  })

  test('the link beside the cart stores the document under the names of the specification, and is read again', async () => {
    const it = aShop()
    it.elsewhere(['kept'])
    const first = runCloud(it.deps)
    await settled(it, ['kept'])
    it.shop.answersWrites = false
    add('mine')
    first.flush()
    await vi.waitFor(() => expect(it.shop.patches).toHaveLength(1))
    const stored = {
      id: 'kept',
      buy_price: { minor: 150_000, currency: 'RON' },
      device: { id: 'unit-1', model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
    }
    expect(JSON.parse(storedText.read(linkKey) ?? '')).toMatchObject({
      owner: 'ana',
      base: {
        cart: {
          phoneCart: [stored],
          giftWrap: { isActive: true, is_wrapping_tax: true },
        },
      },
      sent: { keys: { phoneCart: [stored, { ...stored, id: 'mine' }] } },
    })
    const { base, sent } = readLink(place) ?? {}
    expect(base?.cart.phoneCart).toEqual([aPhone('kept')])
    expect(sent?.keys.phoneCart).toEqual([aPhone('kept'), aPhone('mine')])
    first.stop()
  })

  test('a member’s cart and link of state version 1 lose no phone', async () => {
    const own = { ...aCart({ phoneCart: [aPhone('both'), aPhone('mine')] }), stateVersion: '1' }
    const base = { ...unwrittenDocument(own), revision: 1, timestamp: 4_000 }
    storedText.write('kintsu-cart-1-ro', JSON.stringify(own))
    storedText.write(linkKey, JSON.stringify({ owner: 'ana', stateVersion: '1', base }))
    const it = aShop('2')
    it.elsewhere(['both', 'theirs'])
    runCloud(it.deps)
    await vi.waitFor(() => {
      it.endPauses()
      const { cart } = readCart(it.deps.place)
      expect(phonesOf(cart).toSorted()).toEqual(['both', 'mine', 'theirs'])
      expect(phonesOf(it.shop.document.cart).toSorted()).toEqual(['both', 'mine', 'theirs'])
    })
  })

  test('a cart that can no longer be read is restored from the document', async () => {
    const it = aShop()
    it.elsewhere(['kept'])
    runCloud(it.deps)
    await settled(it, ['kept'])
    storedText.write('kintsu-cart-1-ro', '{"half":')
    await settled(it, ['kept'])
    expect(it.shop.patches).toEqual([])
  })

  test('after an order the cart is empty everywhere', async () => {
    const it = aShop()
    it.elsewhere(['ordered'])
    runCloud(it.deps)
    await settled(it, ['ordered'])
    forgetCart('ro')
    await settled(it, [])
  })
})

describe('the stream', () => {
  test('after three failures of the stream the document is polled every 15 seconds', async () => {
    const it = aShop()
    runCloud(it.deps)
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(it.shop.streams).toBe(count))
      it.shop.breakStream()
      it.endPauses()
    }
    await vi.waitFor(() => expect([...it.pauses.values()]).toContain(15_000))
    expect(it.shop.streams).toBe(3)
    it.elsewhere(['theirs'])
    await settled(it, ['theirs'])
  })

  test('a stream that delivers an event before the third failure is still followed', async () => {
    const it = aShop()
    runCloud(it.deps)
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(it.shop.streams).toBe(count))
      if (count === 2) it.elsewhere(['theirs'])
      it.shop.breakStream()
      it.endPauses()
    }
    await vi.waitFor(() => expect(it.shop.streams).toBe(4))
  })
})

describe('the session', () => {
  test('the end of the session is reported once and nothing more is written', async () => {
    const it = aShop()
    it.elsewhere(['theirs'])
    runCloud(it.deps)
    await settled(it, ['theirs'])
    it.shop.isSignedIn = false
    add('mine')
    await vi.waitFor(() => {
      it.endPauses()
      expect(it.shop.signOuts).toBe(1)
    })
    add('later')
    expect(it.pauses.size).toBe(0)
    expect(it.shop.patches).toEqual([])
  })

  test('after signing out in another tab, the cart emptied by that tab does not empty the document', async () => {
    const it = aShop()
    it.elsewhere(['theirs'])
    runCloud(it.deps)
    await settled(it, ['theirs'])
    emptyMembersCarts()
    it.endPauses()
    expect(phonesOf(storedCart())).toEqual([])
    expect(phonesOf(it.shop.document.cart)).toEqual(['theirs'])
    expect(it.shop.patches).toEqual([])
  })

  test('the session of another member replaces the first one’s cart', async () => {
    const ana = aShop()
    ana.elsewhere(['hers'])
    const first = runCloud(ana.deps)
    await settled(ana, ['hers'])
    first.stop()
    markForMerge()
    const bob = aShop()
    bob.shop.owner = 'bob'
    bob.elsewhere(['his'])
    runCloud(bob.deps)
    await settled(bob, ['his'])
  })
})

test('a visitor’s cart belongs to no member: it stays when a member’s carts are emptied', () => {
  saveCart(place, aCart({ phoneCart: [aPhone('mine')] }))
  emptyMembersCarts()
  expect(phonesOf(storedCart())).toEqual(['mine'])
})
