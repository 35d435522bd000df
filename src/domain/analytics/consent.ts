/** What is agreed to, or not; only the exact word `granted` is a yes (Spec 3.7). */
export type Signal = 'granted' | 'denied'

/** Spec 3.7, by the names Consent Mode reads. What the shop needs to work is never refused. */
export type Consent = {
  readonly ad_storage: Signal
  readonly ad_user_data: Signal
  readonly ad_personalization: Signal
  readonly analytics_storage: Signal
  readonly functionality_storage: 'granted'
}

/** What a visitor is asked: may the visit be measured, may advertising use it? */
export type Agreed = { readonly measuring: boolean; readonly ads: boolean }

function signalOf(isAgreed: boolean): Signal {
  return isAgreed ? 'granted' : 'denied'
}

/** Spec 3.7: the two about a person's data follow the one about advertising. */
export function consentOf({ measuring, ads }: Agreed): Consent {
  return {
    ad_storage: signalOf(ads),
    ad_user_data: signalOf(ads),
    ad_personalization: signalOf(ads),
    analytics_storage: signalOf(measuring),
    functionality_storage: 'granted',
  }
}

/** rules-of-trade.md, 10: what holds until somebody has chosen. */
export const deniedByDefault: Consent = consentOf({ measuring: false, ads: false })
