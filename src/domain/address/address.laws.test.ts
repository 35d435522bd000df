import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Address, toVariant } from './address.ts'
import { completeAddress } from './complete.ts'
import { toForm } from './form.ts'
import { toServer } from './to-server.ts'

function word(max: number) {
  return fc.string({ minLength: 1, maxLength: max, unit: fc.constantFrom(...'abcșőйή0') })
}
function digits(length: number) {
  return fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789') })
}
const place = fc.record({ id: fc.integer({ min: 1 }).map(String), name: word(40) })

const home = fc
  .constantFrom(
    { market: 'ro', length: 6 } as const,
    { market: 'bg', length: 4 } as const,
    { market: 'hu', length: 4 } as const,
    { market: 'gr', length: 5 } as const,
  )
  .chain(({ market, length }) =>
    fc.record({
      market: fc.constant(market),
      address: fc.record(
        {
          county: place,
          locality: place,
          street: word(60),
          number: word(10),
          details: word(100),
          postalCode: digits(length),
        },
        { requiredKeys: ['county', 'locality', 'street', 'number', 'postalCode'] },
      ) as fc.Arbitrary<Address>,
    }),
  )

test('a complete address stays complete when the form is filled with it', () => {
  fc.assert(
    fc.property(home, ({ market, address }) => {
      expect(completeAddress(toForm(address), market)).toEqual({ ok: true, value: address })
    }),
  )
})

test('a complete address is sent to the server in full, with null only for absent details', () => {
  fc.assert(
    fc.property(home, ({ address }) => {
      const sent = toServer(toVariant(address))
      expect(sent.details).toBe(address.details ?? null)
      expect(sent.cod_postal).toBe(address.postalCode)
      expect([sent.judet, sent.county_id]).toEqual([address.county.name, address.county.id])
      expect([sent.oras, sent.locality_id]).toEqual([address.locality.name, address.locality.id])
      expect([sent.strada, sent.nr]).toEqual([address.street, address.number])
    }),
  )
})
