import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aWrap } from './cart.builders.ts'
import { type CartDocument, sharedOf, unwrittenDocument } from './document.ts'
import { writeDocument } from './write-document.ts'

const whole = sharedOf(
  aCart({
    phoneCart: [
      aPhone('p', { deviceAccessories: [anAccessory('in-p', { phoneId: 'p' })] }),
      aPhone('q'),
    ],
    batteryCart: [aBattery('p')],
    accessoryCart: [anAccessory('loose'), aWrap()],
    promo: { code: 'TEN', percentage: 10 },
  }),
)

function written(
  document: CartDocument | undefined,
  keys: Parameters<typeof writeDocument>[1]['keys'],
  { now = 1_000, stateVersion = '1' } = {},
): CartDocument {
  const baseRevision = document?.revision ?? 0
  const result = writeDocument(document, { baseRevision, stateVersion, keys }, now)
  if (!result.ok) throw new Error(result.refusal.kind)
  return result.value
}

const first = written(undefined, whole)

describe('a write of the cart document', () => {
  test('the first write is revision 1, with the server’s time', () => {
    expect(first).toEqual({
      revision: 1,
      timestamp: 1_000,
      stateVersion: '1',
      cart: whole,
      removed: [],
    })
  })

  test('a write merges top-level keys: keys that are not in it stay', () => {
    const next = written(first, { checkoutStep: 'LIVRARE' }, { now: 2_000 })
    expect(next).toEqual({
      ...first,
      revision: 2,
      timestamp: 2_000,
      cart: { ...whole, checkoutStep: 'LIVRARE' },
    })
  })

  test.each([0, 2])(
    'a write on revision %i of a document at revision 1 is refused as moved',
    base => {
      const patch = { baseRevision: base, stateVersion: '1', keys: { checkoutStep: 'LIVRARE' } }
      expect(writeDocument(first, patch, 2_000)).toEqual({ ok: false, refusal: { kind: 'moved' } })
    },
  )

  test('a write on a revision without a document is refused as moved', () => {
    const patch = { baseRevision: 1, stateVersion: '1', keys: whole }
    expect(writeDocument(undefined, patch, 2_000)).toEqual({
      ok: false,
      refusal: { kind: 'moved' },
    })
  })

  test('a write of null removes the promo', () => {
    expect('promo' in written(first, { promo: null }).cart).toBe(false)
  })

  test('a partial write is accepted on a document that was never written, but not without a document', () => {
    const keys = { phoneCart: [aPhone('p')] }
    const unwritten = unwrittenDocument(aCart())
    expect(written(unwritten, keys)).toMatchObject({ revision: 1, cart: keys })
    expect(writeDocument(undefined, { baseRevision: 0, stateVersion: '1', keys }, 1)).toEqual({
      ok: false,
      refusal: { kind: 'incomplete' },
    })
  })
})

describe('the timestamp of the cart document', () => {
  test('the timestamp increases by one if the clock stops or is set back', () => {
    expect(written(first, {}, { now: 1_000 }).timestamp).toBe(1_001)
    expect(written(first, {}, { now: 1 }).timestamp).toBe(1_001)
    expect(written(first, {}, { now: 1_002 }).timestamp).toBe(1_002)
  })

  test('the timestamp only increases, whatever the clock shows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 2 }), moments => {
        const all: CartDocument[] = []
        for (const now of moments) all.push(written(all.at(-1), whole, { now }))
        const stamps = all.map(({ timestamp }) => timestamp)
        expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('markers of removed lines', () => {
  test('phones, their accessories, batteries and loose accessories leave markers, a wrap does not', () => {
    const { removed } = written(first, { phoneCart: [], batteryCart: [], accessoryCart: [] })
    expect(removed.toSorted()).toEqual(['battery:p', 'in-p', 'loose', 'p', 'q'])
  })

  test('a removed battery leaves its own marker, its phone stays', () => {
    expect(written(first, { batteryCart: [] }).removed).toEqual(['battery:p'])
  })

  test('a line that is written again loses its marker, the others stay', () => {
    const without = written(first, { phoneCart: [], batteryCart: [] })
    const again = written(without, { phoneCart: [aPhone('q')] })
    expect(again.removed.toSorted()).toEqual(['battery:p', 'in-p', 'p'])
  })

  test('the newest 500 markers are stored', () => {
    const ids = Array.from({ length: 501 }, (_, at) => `p${at}`)
    const many = (count: number) =>
      written(first, { phoneCart: ids.slice(0, count).map(id => aPhone(id)) })
    const none = { phoneCart: [], batteryCart: [], accessoryCart: [] }
    const full = written({ ...many(500), removed: [] }, none)
    expect(full.removed).toHaveLength(500)
    const over = written({ ...many(500), removed: ['oldest', 'p0'] }, none)
    expect(over.removed).toHaveLength(500)
    expect(over.removed).not.toContain('oldest')
    expect(over.removed).toContain('p499')
  })
})

describe('a write of another state version', () => {
  const empty = sharedOf(aCart({ cartId: 'new' }))

  test('another state version replaces the whole document, its lines leave markers', () => {
    const reset = written(first, empty, { stateVersion: '2' })
    expect(reset).toMatchObject({ revision: 2, stateVersion: '2', cart: empty })
    expect('promo' in reset.cart).toBe(false)
    expect(reset.removed).toContain('p')
  })

  test('a partial write of another state version cannot replace the document', () => {
    const patch = { baseRevision: 1, stateVersion: '2', keys: { phoneCart: [] } }
    expect(writeDocument(first, patch, 2_000)).toEqual({
      ok: false,
      refusal: { kind: 'incomplete' },
    })
  })
})
