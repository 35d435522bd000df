import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { BankConfig } from '#providers/bank/make-bank.ts'
import type { CofidisConfig } from '#providers/cofidis/make-cofidis.ts'
import type { RegisterAddresses } from '#providers/company/company-registers.ts'
import type { DeviceRegisterConfig } from '#providers/device-register/make-device-register.ts'
import type { EcontOptions } from '#providers/econt/make-econt.ts'
import type { GlsOptions } from '#providers/gls/make-gls.ts'
import type { OneyConfig } from '#providers/oney/oney-config.ts'
import type { SamedayOptions } from '#providers/sameday/make-sameday.ts'
import type { SmsGateway } from '#providers/sms/sms-gateway.ts'
import type { StripeConfig } from '#providers/stripe/make-stripe.ts'
import type { TbiBgConfig } from '#providers/tbi/make-tbi-bg.ts'
import type { TbiGrConfig } from '#providers/tbi/make-tbi-gr.ts'
import type { TbiRoConfig } from '#providers/tbi/make-tbi-ro.ts'
import type { Debtor } from '#services/payout/sepa/write-sepa-file.ts'

/** The keys of the file; a misspelt one would leave a stranger unconnected without a word. */
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
  'social',
  'sms',
])

/** Where every stranger is and what the shop is known by there; one that is absent is not connected. */
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
  /** Of lost and stolen devices; without it nothing is bought. */
  readonly deviceRegister?: DeviceRegisterConfig
  /** Pays sellers; without it a person does. */
  readonly bank?: BankConfig
  /** The account sellers are paid from in euro, by a file for its bank. */
  readonly sepa?: Debtor
  /** Spec 7.3: where the widget's loader comes from. */
  readonly oneyWidget?: { readonly scriptUrl: string; readonly merchantName: string }
  /** OpenID Connect providers to sign in with; `issuer` is what stands before /.well-known/openid-configuration. */
  readonly social?: Readonly<Partial<Record<SocialWay, SocialClient>>>
  /** Who sends codes to phones (`mailbox`: the demo's own); without it nobody is offered to sign in by one. */
  readonly sms?: SmsGateway | 'mailbox'
}

export type SocialClient = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}
