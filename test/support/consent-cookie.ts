function consentCookie(measuring: 'granted' | 'denied') {
  return {
    name: 'kintsu-consent',
    value: encodeURIComponent(
      JSON.stringify({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: measuring,
        functionality_storage: 'granted',
        decided_on: new Date().toISOString().slice(0, 10),
      }),
    ),
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: true,
    sameSite: 'None' as const,
  }
}

/** The consent as the shop writes it, given today: necessary cookies only (Spec 3.7). */
export function refusedConsent() {
  return consentCookie('denied')
}

/** Given today: analytics is allowed. */
export function measuredConsent() {
  return consentCookie('granted')
}
