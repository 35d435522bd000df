import { expect, test } from 'vitest'
import type { Answers } from '#domain/trade-in/answers.ts'
import { basesOn } from '#test/support/bases.ts'
import { draftCookie, readDraft } from './trade-in-draft.ts'

const base = 'https://shop.example'
const ro = {
  market: 'ro',
  site: {
    market: 'ro',
    bases: { ...basesOn(base), hu: 'http://hu.example' },
    prefix: '/ro',
    address: '192.0.2.1',
  },
} as const

const reported: Answers = {
  intro: 'LAPTOP',
  brand: 'Apple',
  model: 'apple-macbook-air-13-m1',
  'config-all': { storage: '256 GB', ram: '8 GB', cpu: 'Apple M1', color: 'Сребристо' },
  battery: { health: 'normal', isSwollen: false },
  'laptop-keyboard': [],
  'laptop-defects': ['trackpad', 'charger'],
}

function written64(answers: unknown) {
  return Buffer.from(JSON.stringify(answers)).toString('base64url')
}
function sent(value: string) {
  return `kintsu-member=1; kintsu.sell=${value}; other=2`
}

test('Stored answers are read unchanged, in any alphabet', () => {
  const [pair = ''] = draftCookie(ro, reported).split(';')
  expect(readDraft(`a=1; ${pair}`)).toEqual(reported)
})

test('The cookie is limited to the trade-in pages of one market, lasts thirty days, and is HttpOnly', () => {
  expect(draftCookie(ro, {})).toBe(
    `kintsu.sell=${written64({})}; Path=/ro/sell/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
  const hu = { market: 'hu', site: { ...ro.site, market: 'hu', prefix: '' } } as const
  expect(draftCookie(hu, {})).toContain('; Path=/sell/; ')
  expect(draftCookie(hu, {})).not.toContain('Secure')
})

test('An email address is neither stored nor read', () => {
  const email = 'ana@example.com'
  expect(draftCookie(ro, { ...reported, email })).toBe(draftCookie(ro, reported))
  expect(readDraft(sent(written64({ ...reported, email })))).toEqual(reported)
})

test.each<[string, string | null]>([
  ['no cookie', null],
  ['an empty one', ''],
  ['another one', 'kintsu.selling=e30'],
  ['what is no base64url', sent('%%%')],
  ['what is no JSON', sent(Buffer.from('{').toString('base64url'))],
  ['a list', sent(written64([]))],
  ['a choice that is none', sent(written64({ ...reported, 'burn-in': 'sunny' }))],
  ['a price of one’s own', sent(written64({ ...reported, base: 1 }))],
])('%s is nothing told', (_, cookies) => {
  expect(readDraft(cookies)).toEqual({})
})

test('A value of 3,800 characters is read, a longer one counts as empty', () => {
  const written = (length: number) => {
    const head = written64(reported)
    // White space around JSON has no effect; base64url writes 3 bytes as 4 characters.
    const json = `${JSON.stringify(reported)}${' '.repeat(length)}`
    const value = Buffer.from(json).toString('base64url')
    return value.length >= head.length ? value : head
  }
  const atMost = written(2850 - Buffer.byteLength(JSON.stringify(reported)))
  const above = written(2851 - Buffer.byteLength(JSON.stringify(reported)))
  expect([atMost.length, above.length]).toEqual([3800, 3802])
  expect(readDraft(sent(atMost))).toEqual(reported)
  expect(readDraft(sent(above))).toEqual({})
})
