import { createCofidis } from '#providers/cofidis/make-cofidis.ts'
import { createEcont } from '#providers/econt/make-econt.ts'
import { createGls } from '#providers/gls/make-gls.ts'
import { createOney } from '#providers/oney/make-oney.ts'
import { createSameday } from '#providers/sameday/make-sameday.ts'
import { createStripe } from '#providers/stripe/make-stripe.ts'
import { createTbiBg } from '#providers/tbi/make-tbi-bg.ts'
import { createTbiGr } from '#providers/tbi/make-tbi-gr.ts'
import { createTbiRo } from '#providers/tbi/make-tbi-ro.ts'
import type { DeliveryProviders, PaymentProviders } from '#services/context.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The payment providers configured by these settings. */
export function connectPaymentProviders(settings: ProviderSettings): PaymentProviders {
  return {
    ...(settings.stripe && { stripe: createStripe(settings.stripe) }),
    ...(settings.oney && { oney: createOney(settings.oney) }),
    ...(settings.tbiRo && { 'tbi-ro': createTbiRo(settings.tbiRo) }),
    ...(settings.tbiBg && { 'tbi-bg': createTbiBg(settings.tbiBg) }),
    ...(settings.tbiGr && { 'tbi-gr': createTbiGr(settings.tbiGr) }),
    ...(settings.cofidis && { cofidis: createCofidis(settings.cofidis) }),
  }
}

/** The carriers configured by these settings. */
export function connectCarriers({ sameday, econt, gls }: ProviderSettings): DeliveryProviders {
  return {
    ...(sameday && { sameday: createSameday(sameday) }),
    ...(econt && { econt: createEcont(econt) }),
    ...(gls && { gls: createGls(gls) }),
  }
}
