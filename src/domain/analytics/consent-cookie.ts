import { type Consent, consentOf } from './consent.ts'

const consentCookieName = 'kintsu-consent'

/**
 * A complete Set-Cookie value (Spec 3.7 and 9.1). Scripts read the cookie, and browsers limit its age to some 400 days;
 * `day` is 2026-11-22.
 */
export function consentCookie(consent: Consent, day: string): string {
  const value = encodeURIComponent(JSON.stringify({ ...consent, decided_on: day }))
  return `${consentCookieName}=${value}; Path=/; Expires=Tue, 19 Jan 2038 03:14:07 GMT; SameSite=None; Secure`
}

/**
 * Reads the choice from a Cookie header or `document.cookie`. `undefined` if there is no choice yet, if it cannot be
 * read, and twelve months after it was made: then the banner is shown again (rules-of-trade.md, 10).
 */
export function readConsent(cookies: string, today: string): Consent | undefined {
  const written = cookies.split(/;\s*/).find(each => each.startsWith(`${consentCookieName}=`))
  const stored = written && parsed(written.slice(consentCookieName.length + 1))
  if (!stored || !isFresh(stored.decided_on, today)) return undefined
  return consentOf({
    measuring: stored.analytics_storage === 'granted',
    ads: stored.ad_storage === 'granted',
  })
}

/** Dates in this format can be compared as strings. */
function isFresh(decided: unknown, today: string): boolean {
  if (typeof decided !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(decided)) return false
  const [year = '', ...rest] = decided.split('-')
  return today < [Number(year) + 1, ...rest].join('-')
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
