import { createCofidis } from '#providers/cofidis/cofidis.ts'
import { createEcont } from '#providers/econt/econt.ts'
import { createGls } from '#providers/gls/gls.ts'
import { createOney } from '#providers/oney/oney.ts'
import { createSameday } from '#providers/sameday/sameday.ts'
import { createStripe } from '#providers/stripe/stripe.ts'
import { createTbiBg } from '#providers/tbi/tbi-bg.ts'
import { createTbiGr } from '#providers/tbi/tbi-gr.ts'
import { createTbiRo } from '#providers/tbi/tbi-ro.ts'
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
