import { describe, expect, test } from 'vitest'
import { ibanError, maskedIban, toStoredIban } from './iban.ts'

describe('an IBAN', () => {
  // The examples of the ISO 13616 registry.
  test.each([
    'RO49AAAA1B31007593840000',
    'BG80BNBG96611020345678',
    'HU42117730161111101800000000',
    'GR1601101250000000012300695',
    'DE89370400440532013000',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('%s is a valid IBAN', iban => {
    expect(ibanError(iban)).toBeUndefined()
  })

  test('an IBAN is accepted with spaces and in lower case, and stored without spaces in capitals', () => {
    expect(toStoredIban(' ro49 aaaa 1b31 0075 9384 0000 ')).toBe('RO49AAAA1B31007593840000')
    expect(toStoredIban('RO49 AAAA 1B31 0075 9384 0001')).toBeUndefined()
  })

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['US64SVBKUS6S3300958879', 'country'],
    ['4916', 'country'],
    ['RO49AAAA1B3100759384000', 'length'],
    ['RO49AAAA1B310075938400000', 'length'],
    ['BG80BNBG9661102034567', 'length'],
    ['RO49AAAA1B31007593840001', 'checksum'],
    ['RO94AAAA1B31007593840000', 'checksum'],
    ['ROAAAAAA1B31007593840000', 'checksum'],
    ['RO49AAAA1B3100759384000Ă', 'checksum'],
    [`RO49${'A'.repeat(50_000)}`, 'length'],
  ] as const)('%s is an invalid IBAN: %s', (iban, error) => {
    expect(ibanError(iban)).toBe(error)
  })

  test('a masked IBAN shows only its country and its last four characters', () => {
    expect(maskedIban('RO49AAAA1B31007593840000')).toBe('RO•••• 0000')
  })
})
