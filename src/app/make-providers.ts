import { makeCofidis } from '#providers/cofidis/make-cofidis.ts'
import { makeOney } from '#providers/oney/make-oney.ts'
import { makeStripe } from '#providers/stripe/make-stripe.ts'
import { makeTbiBg } from '#providers/tbi/make-tbi-bg.ts'
import { makeTbiGr } from '#providers/tbi/make-tbi-gr.ts'
import { makeTbiRo } from '#providers/tbi/make-tbi-ro.ts'
import type { Providers } from '#services/payment/payment-stores.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The payment providers configured by these settings. */
export function makeProviders(settings: ProviderSettings): Providers {
  return {
    ...(settings.stripe && { stripe: makeStripe(settings.stripe) }),
    ...(settings.oney && { oney: makeOney(settings.oney) }),
    ...(settings.tbiRo && { 'tbi-ro': makeTbiRo(settings.tbiRo) }),
    ...(settings.tbiBg && { 'tbi-bg': makeTbiBg(settings.tbiBg) }),
    ...(settings.tbiGr && { 'tbi-gr': makeTbiGr(settings.tbiGr) }),
    ...(settings.cofidis && { cofidis: makeCofidis(settings.cofidis) }),
  }
}
