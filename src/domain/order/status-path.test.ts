import { expect, test } from 'vitest'
import { type SeenStatus, statusPath } from './status-path.ts'

const link = { market: 'bg', number: 'BG000000018', token: 'a-b_c' } as const
const until = '2026-11-22T12:05:00.000Z'
const thankYouPath = '/magazin/blagodarim-tbi/BG000000018/?t=a-b_c'

const processing = '/magazin/obrabotka-na-plashtane/BG000000018/?t=a-b_c'

test.each<[string, SeenStatus, string]>([
  ['paid', { kind: 'paid', path: '/magazin/x/' }, '/magazin/x/'],
  [
    'failed',
    { kind: 'failed', payableUntil: until },
    '/magazin/neuspeshno-plashtane/BG000000018/?t=a-b_c',
  ],
  ['over', { kind: 'over', reason: 'expired' }, processing],
  [
    'waiting for a card',
    { kind: 'waiting', method: 'card', on: 'provider', payableUntil: until },
    processing,
  ],
  [
    'financing in review',
    { kind: 'waiting', method: 'standard', on: 'provider', payableUntil: until, thankYouPath },
    thankYouPath,
  ],
  [
    'financing without an application yet',
    { kind: 'waiting', method: 'standard', on: 'shopper', payableUntil: until, thankYouPath },
    processing,
  ],
  [
    'financing under review by staff',
    { kind: 'waiting', method: 'standard', on: 'shop', payableUntil: until, thankYouPath },
    processing,
  ],
])('a payment that is %s has its page', (_, status, path) => {
  expect(statusPath(link, status)).toBe(path)
})
