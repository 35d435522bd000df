/** Whether a signal is granted; only the exact word `granted` is a yes (Spec 3.7). */
export type Signal = 'granted' | 'denied'

/** The names that Consent Mode reads; storage the shop needs to work is always granted (Spec 3.7). */
export type Consent = {
  readonly ad_storage: Signal
  readonly ad_user_data: Signal
  readonly ad_personalization: Signal
  readonly analytics_storage: Signal
  readonly functionality_storage: 'granted'
}

/** The two choices of a visitor: whether the visit may be measured, and whether advertising may use it. */
export type Agreed = { readonly measuring: boolean; readonly ads: boolean }

function signalOf(isAgreed: boolean): Signal {
  return isAgreed ? 'granted' : 'denied'
}

/** The two signals about personal data follow the advertising signal (Spec 3.7). */
export function consentOf({ measuring, ads }: Agreed): Consent {
  return {
    ad_storage: signalOf(ads),
    ad_user_data: signalOf(ads),
    ad_personalization: signalOf(ads),
    analytics_storage: signalOf(measuring),
    functionality_storage: 'granted',
  }
}

/** The signals before a choice is made (rules-of-trade.md, 10). */
export const deniedByDefault: Consent = consentOf({ measuring: false, ads: false })
