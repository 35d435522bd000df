import type { Consent } from '#domain/analytics/consent.ts'
import { readConsent } from '#domain/analytics/consent-cookie.ts'

/** Asked for whenever it matters and never remembered: another tab may have taken it back. Undefined until somebody has chosen. */
export function consentNow(): Consent | undefined {
  return readConsent(globalThis.document?.cookie ?? '', new Date().toISOString().slice(0, 10))
}

export function isMeasured(): boolean {
  return consentNow()?.analytics_storage === 'granted'
}
