import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { BankConfig } from '#providers/bank/bank.ts'
import { type CofidisConfig, createCofidis } from '#providers/cofidis/cofidis.ts'
import type { RegisterAddresses } from '#providers/company/company-registers.ts'
import type { DeviceRegisterConfig } from '#providers/device-register/create-device-register.ts'
import { createEcont, type EcontOptions } from '#providers/econt/econt.ts'
import { createGls, type GlsOptions } from '#providers/gls/gls.ts'
import { createOney } from '#providers/oney/oney.ts'
import type { OneyConfig } from '#providers/oney/oney-config.ts'
import { createSameday, type SamedayOptions } from '#providers/sameday/sameday.ts'
import type { SmsGateway } from '#providers/sms/sms-gateway.ts'
import { createStripe, type StripeConfig } from '#providers/stripe/stripe.ts'
import { createTbiBg, type TbiBgConfig } from '#providers/tbi/tbi-bg.ts'
import { createTbiGr, type TbiGrConfig } from '#providers/tbi/tbi-gr.ts'
import { createTbiRo, type TbiRoConfig } from '#providers/tbi/tbi-ro.ts'
import type { DeliveryProviders, PaymentProviders } from '#services/context.ts'
import type { Debtor } from '#services/payout/sepa/write-sepa-file.ts'

/** The allowed keys of the file; a misspelt key would silently leave a provider unconnected. */
export const providerNames: ReadonlySet<string> = new Set<keyof ProviderSettings>([
  'stripe',
  'oney',
  'tbiRo',
  'tbiBg',
  'tbiGr',
  'cofidis',
  'sameday',
  'econt',
  'gls',
  'registers',
  'deviceRegister',
  'bank',
  'sepa',
  'oneyWidget',
  'walletButtons',
  'social',
  'sms',
])

/** The addresses and credentials of all third parties; one that is absent is not connected. */
export type ProviderSettings = {
  readonly stripe?: StripeConfig
  readonly oney?: OneyConfig
  readonly tbiRo?: TbiRoConfig
  readonly tbiBg?: TbiBgConfig
  readonly tbiGr?: TbiGrConfig
  readonly cofidis?: CofidisConfig
  readonly sameday?: SamedayOptions
  readonly econt?: EcontOptions
  readonly gls?: GlsOptions
  readonly registers?: RegisterAddresses
  /** The register of lost and stolen devices; without it no device is bought. */
  readonly deviceRegister?: DeviceRegisterConfig
  /** Pays sellers; without it staff pay them by hand. */
  readonly bank?: BankConfig
  /** The account from which sellers are paid in euro, by a file for its bank. */
  readonly sepa?: Debtor
  /** The URL of the widget's loader (Spec 7.3). */
  readonly oneyWidget?: { readonly scriptUrl: string; readonly merchantName: string }
  /** Buttons of Apple Pay and Google Pay in the payment step; the domains are registered with Stripe. */
  readonly walletButtons?: { readonly publishableKey: string; readonly scriptUrl?: string }
  /** OpenID Connect identity providers; `issuer` is the part of the URL before /.well-known/openid-configuration. */
  readonly social?: Readonly<Partial<Record<SocialWay, SocialClient>>>
  /** The gateway that sends codes to phones (`mailbox`: the demo's own); without it sign-in by phone is not offered. */
  readonly sms?: SmsGateway | 'mailbox'
}

export type SocialClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

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
