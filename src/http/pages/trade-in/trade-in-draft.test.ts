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

const answers: Answers = {
  intro: 'LAPTOP',
  brand: 'Apple',
  model: 'apple-macbook-air-13-m1',
  'config-all': { storage: '256 GB', ram: '8 GB', cpu: 'Apple M1', color: 'Сребристо' },
  battery: { health: 'normal', isSwollen: false },
  'laptop-keyboard': [],
  'laptop-defects': ['trackpad', 'charger'],
}

function encode(answers: unknown) {
  return Buffer.from(JSON.stringify(answers)).toString('base64url')
}
function cookiesWith(value: string) {
  return `kintsu-member=1; kintsu.sell=${value}; other=2`
}

test('Stored answers are read unchanged, in any alphabet', () => {
  const [pair = ''] = draftCookie(ro, answers).split(';')
  expect(readDraft(`a=1; ${pair}`)).toEqual(answers)
})

test('The cookie is limited to the trade-in pages of one market, lasts thirty days, and is HttpOnly', () => {
  expect(draftCookie(ro, {})).toBe(
    `kintsu.sell=${encode({})}; Path=/ro/sell/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  )
  const hu = { market: 'hu', site: { ...ro.site, market: 'hu', prefix: '' } } as const
  expect(draftCookie(hu, {})).toContain('; Path=/sell/; ')
  expect(draftCookie(hu, {})).not.toContain('Secure')
})

test('An email address is neither stored nor read', () => {
  const email = 'ana@example.com'
  expect(draftCookie(ro, { ...answers, email })).toBe(draftCookie(ro, answers))
  expect(readDraft(cookiesWith(encode({ ...answers, email })))).toEqual(answers)
})

test.each<[string, string | null]>([
  ['no cookie', null],
  ['an empty cookie header', ''],
  ['another cookie', 'kintsu.selling=e30'],
  ['invalid base64url', cookiesWith('%%%')],
  ['invalid JSON', cookiesWith(Buffer.from('{').toString('base64url'))],
  ['a list', cookiesWith(encode([]))],
  ['an unknown choice', cookiesWith(encode({ ...answers, 'burn-in': 'sunny' }))],
  ['an unknown field', cookiesWith(encode({ ...answers, base: 1 }))],
])('%s counts as no answers', (_, cookies) => {
  expect(readDraft(cookies)).toEqual({})
})

test('A value of 3,800 characters is read, a longer one counts as empty', () => {
  const cookieOfLength = (length: number) => {
    const encoded = encode(answers)
    // White space around JSON has no effect; base64url writes 3 bytes as 4 characters.
    const json = `${JSON.stringify(answers)}${' '.repeat(length)}`
    const value = Buffer.from(json).toString('base64url')
    return value.length >= encoded.length ? value : encoded
  }
  const atMost = cookieOfLength(2850 - Buffer.byteLength(JSON.stringify(answers)))
  const above = cookieOfLength(2851 - Buffer.byteLength(JSON.stringify(answers)))
  expect([atMost.length, above.length]).toEqual([3800, 3802])
  expect(readDraft(cookiesWith(atMost))).toEqual(answers)
  expect(readDraft(cookiesWith(above))).toEqual({})
})
