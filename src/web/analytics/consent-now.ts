import type { Consent } from '#domain/analytics/consent.ts'
import { readConsent } from '#domain/analytics/consent-cookie.ts'

/** Asked for whenever it matters and never remembered: another tab may have taken it back. Undefined until somebody has chosen. */
export const consentNow = (): Consent | undefined =>
  readConsent(globalThis.document?.cookie ?? '', new Date().toISOString().slice(0, 10))

export const isMeasured = (): boolean => consentNow()?.analytics_storage === 'granted'
