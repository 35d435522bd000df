import { expect, test } from 'vitest'
import { consentOf, deniedByDefault } from './consent.ts'
import { consentCookie, readConsent } from './consent-cookie.ts'

const measured = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
  functionality_storage: 'granted',
} as const

test('before a choice is made, all four signals are denied and functionality_storage is granted', () => {
  expect(deniedByDefault).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
  })
})

test('ad_user_data and ad_personalization follow ad_storage', () => {
  expect(consentOf({ measuring: false, ads: true })).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
  })
  expect(consentOf({ measuring: true, ads: false })).toEqual(measured)
})

test('the consent cookie holds JSON, lasts until 2038, and is SameSite=None and Secure', () => {
  const [pair, ...attributes] = consentCookie(measured, '2026-11-22').split('; ')
  const [name, value = ''] = pair?.split('=') ?? []
  expect(name).toBe('kintsu-consent')
  expect(JSON.parse(decodeURIComponent(value))).toEqual({ ...measured, decided_on: '2026-11-22' })
  expect(attributes).toEqual([
    'Path=/',
    'Expires=Tue, 19 Jan 2038 03:14:07 GMT',
    'SameSite=None',
    'Secure',
  ])
})

function cookieOf(value: unknown) {
  return `a=1; kintsu-consent=${encodeURIComponent(JSON.stringify(value))}; b=2`
}

test('the stored consent is read among other cookies', () => {
  const [pair] = consentCookie(measured, '2026-11-22').split('; ')
  expect(readConsent(`a=1; ${pair}; b=2`, '2026-11-22')).toEqual(measured)
})

test('consent is requested again on the day twelve months later, not the day before', () => {
  const cookie = cookieOf({ ...measured, decided_on: '2026-11-22' })
  expect(readConsent(cookie, '2027-11-21')).toEqual(measured)
  expect(readConsent(cookie, '2027-11-22')).toBeUndefined()
  const leap = cookieOf({ ...measured, decided_on: '2028-02-29' })
  expect(readConsent(leap, '2029-02-28')).toEqual(measured)
  expect(readConsent(leap, '2029-03-01')).toBeUndefined()
})

test('only the exact word granted is a yes, and the two personal signals cannot be set directly', () => {
  const written = { ad_storage: 'yes', analytics_storage: true, ad_user_data: 'granted' }
  expect(readConsent(cookieOf({ ...written, decided_on: '2026-11-22' }), '2026-11-22')).toEqual(
    deniedByDefault,
  )
})

test.each([
  ['nothing', ''],
  ['another cookie that ends alike', 'not-kintsu-consent={}'],
  ['no JSON', 'kintsu-consent=granted'],
  ['a broken escape', 'kintsu-consent=%E0%A4%A'],
  ['no object', cookieOf(null)],
  ['no day', cookieOf(measured)],
  ['no real day', cookieOf({ ...measured, decided_on: 'yesterday' })],
])('%s is not a valid choice', (_, cookies) => {
  expect(readConsent(cookies, '2026-11-22')).toBeUndefined()
})
