import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { BankTransfers } from '#providers/bank/bank-transfers.ts'
import type { Captcha } from '#providers/captcha/captcha.ts'
import type { Cdn } from '#providers/cdn/cdn.ts'
import type { CompanyRegister } from '#providers/company/company-register.ts'
import type { DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { DeviceRegister } from '#providers/device-register/device-register.ts'
import type { Accounts, IdentityProviders } from '#providers/identity/accounts.ts'
import type { Passkeys } from '#providers/identity/passkeys.ts'
import type { StaffAccounts } from '#providers/identity/staff-accounts.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { Sms } from '#providers/sms/sms.ts'
import type { Db, Pool } from '#store/database.ts'
import type { Settings } from '#store/settings.ts'
import type { StoredEvents } from './analytics/save-events.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { PictureIndex } from './catalogue/picture-index.ts'
import type { Cookies } from './cloud/cart-cookies.ts'
import type { Hub } from './cloud/hub.ts'
import type { PubSub } from './cloud/pub-sub.ts'
import type { Guard } from './identity/guard.ts'
import type { Tries } from './identity/tries.ts'
import type { InboundFollowers } from './inbound/inbound-follower.ts'
import type { Keys } from './keys.ts'
import type { InTurn } from './order/turns.ts'
import type { ReadSchemes } from './payment/scheme-cache.ts'
import type { Debtor } from './payout/sepa/write-sepa-file.ts'
import type { ReportError } from './telemetry/telemetry.ts'

/**
 * What services need from outside, created once per process (app/context.ts). A service takes the parts that it uses:
 * `Pick<Context, 'sql' | 'clock'>`. Facts about one request, such as the requester and the market, are arguments.
 */
export type Context = {
  readonly sql: Pool
  /** The same database through Drizzle. */
  readonly db: Db
  /** The same for responses that only read: what they ask for at the same time goes to the database together. */
  readonly reads: { readonly sql: Pool; readonly db: Db }
  readonly clock: () => Date
  readonly keys: Keys
  readonly settings: Settings
  readonly limits: {
    /** The number of devices that one IP address, mailbox, phone or address may order in an hour; `Infinity` for any. */
    readonly maxUnitsPerHour: number
  }
  readonly bases: Bases
  /** The base URL at which providers reach the shop. */
  readonly publicUrl: string
  readonly providers: Providers
  /** Installment terms, cached in memory for 15 minutes (Spec 9.1). */
  readonly readSchemes: ReadSchemes
  readonly captcha: Captcha
  /** Passwords and sessions. */
  readonly accounts: Accounts
  /** The same for staff, whose accounts are apart from members'. */
  readonly staffAccounts: StaffAccounts
  readonly passkeys: Passkeys
  /** The external identity providers. */
  readonly identityProviders: IdentityProviders
  readonly cookies: Cookies
  /** Limits on guessing, for each form that could be used for it. */
  readonly guards: Readonly<Record<'identity' | 'returns', Guard>>
  /** Recent attempts, counted across all processes. */
  readonly tries: Readonly<
    Record<'contact' | 'passkeys' | 'promos' | 'reviews' | 'staff' | 'tradeIns', Tries>
  >
  /** The services that are updated when a parcel to the shop moves. */
  readonly followers: InboundFollowers
  readonly mailer: Mailer
  /** Text messages; `undefined` if no gateway is configured. */
  readonly sms: Sms | undefined
  /** Whether stored emails contain working links: only those of a demo's mailbox do. */
  readonly mailboxLinks: 'links' | 'no-links'
  /** Lets some orders be placed at once; the others of this process wait. */
  readonly placing: InTurn
  /** Responses that are the same for everyone, in memory. */
  readonly responses: ResponseCache
  readonly pubSub: PubSub
  readonly hub: Hub
  /** The pictures of products by their URLs, indexed in memory. */
  readonly pictures: PictureIndex
  /** Whether the trade in the database is invented. */
  readonly isDemo: boolean
  /** Demo only: the latest events that browsers sent. */
  readonly storedEvents: StoredEvents | undefined
  readonly reportError: ReportError
}

/** The configured third parties; one that is not configured is absent. */
export type Providers = {
  readonly payment: PaymentProviders
  readonly delivery: DeliveryProviders
  readonly companyRegisters: Readonly<Record<Market, CompanyRegister>>
  /** The register of lost and stolen devices. */
  readonly deviceRegister: DeviceRegister
  /** Pays sellers; without it staff pay them by hand. */
  readonly bank?: BankTransfers
  /** The account from which sellers are paid in euro. */
  readonly debtor?: Debtor
  readonly oneyWidget?: OneyWidget
  /** None: cards are paid on the provider's page, which shows wallets itself. */
  readonly walletButtons?: WalletButtons
  /** The CDN in front of the shop; without one shared caches ask before each response. */
  readonly cdn?: Cdn | undefined
}

export type PaymentProviders = Readonly<Partial<Record<ProviderId, PaymentProvider>>>

/** Keyed by the carrier that an order names; staff handle parcels of carriers without an adapter. */
export type DeliveryProviders = Readonly<Record<string, DeliveryProvider | undefined>>
