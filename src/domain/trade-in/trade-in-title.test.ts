import { expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { titleOfTradeIn } from './trade-in-title.ts'

const phone = { brand: 'Apple', name: 'iPhone 13' }

test.each<[string, Answers, string]>([
  ['a phone', { 'config-all': { storage: '128 GB', color: 'Blue' } }, 'Apple iPhone 13, 128 GB'],
  ['a console', { 'config-storage': { storage: '1 TB' } }, 'Apple iPhone 13, 1 TB'],
  [
    'a laptop',
    { 'config-all': { cpu: 'M2', ram: '16 GB', storage: '512 GB' } },
    'Apple iPhone 13, M2, 16 GB, 512 GB',
  ],
  [
    'a watch',
    { 'config-all': { storage: 'N/A', size: '45 mm', connectivity: 'GPS' } },
    'Apple iPhone 13, 45 mm, GPS',
  ],
  ['a storage that does not apply', { 'config-storage': { storage: 'na' } }, 'Apple iPhone 13'],
  [
    'a storage whose name contains "NA"',
    { 'config-storage': { storage: 'NAND 64 GB' } },
    'Apple iPhone 13, NAND 64 GB',
  ],
  [
    'a storage whose name ends in "na"',
    { 'config-storage': { storage: '64 GB Fina' } },
    'Apple iPhone 13, 64 GB Fina',
  ],
  ['a device without answers', {}, 'Apple iPhone 13'],
])('The title of %s contains what its seller answered', (_what, answers, title) => {
  expect(titleOfTradeIn(phone, answers)).toBe(title)
})
