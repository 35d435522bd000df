import type { Consent } from '#domain/analytics/consent.ts'
import { readConsent } from '#domain/analytics/consent-cookie.ts'

/**
 * Read whenever it is needed and never cached: another tab may have withdrawn the consent. `undefined` until the
 * visitor has chosen.
 */
export function consentNow(): Consent | undefined {
  return readConsent(globalThis.document?.cookie ?? '', new Date().toISOString().slice(0, 10))
}

export function isMeasured(): boolean {
  return consentNow()?.analytics_storage === 'granted'
}
