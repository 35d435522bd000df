import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { WalletButtons } from '#domain/payment/wallet-buttons.ts'
import type { BankTransfers } from '#providers/bank/bank-transfers.ts'
import { type Captcha, createCaptcha } from '#providers/captcha/captcha.ts'
import type { CdnSettings } from '#providers/cdn/cdn.ts'
import { createCdn } from '#providers/cdn/create-cdn.ts'
import {
  createCompanyRegisters,
  type RegisterAddresses,
} from '#providers/company/company-registers.ts'
import { type DeviceRegister, noRegister } from '#providers/device-register/device-register.ts'
import { createAccounts } from '#providers/identity/create-accounts.ts'
import type { SocialClient } from '#providers/identity/identity-providers.ts'
import { createPasskeys } from '#providers/identity/passkeys.ts'
import { type PasswordHashing, slowHashing } from '#providers/identity/password-hashing.ts'
import { type Mailer, saveInMailbox } from '#providers/mail/mailer.ts'
import { createSmsGateway, type SmsGateway } from '#providers/sms/sms-gateway.ts'
import { createStoredEvents } from '#services/analytics/save-events.ts'
import { type CacheLimits, createResponseCache } from '#services/cache/response-cache.ts'
import { promoSeconds } from '#services/cart/judge-promo.ts'
import { createPictureIndex } from '#services/catalogue/picture-index.ts'
import { createCookies } from '#services/cloud/cart-cookies.ts'
import { createHub } from '#services/cloud/hub.ts'
import type { Context, DeliveryProviders, PaymentProviders } from '#services/context.ts'
import { createGuard, guardSeconds } from '#services/identity/guard.ts'
import { createKeys } from '#services/keys.ts'
import { createMailboxSms } from '#services/mail/mailbox-sms.ts'
import { createTurns } from '#services/order/turns.ts'
import { createSchemeCache } from '#services/payment/scheme-cache.ts'
import type { Debtor } from '#services/payout/sepa/write-sepa-file.ts'
import { followReturn } from '#services/return/follow-return.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import { followTradeInParcel } from '#services/trade-in/follow-trade-in-parcel.ts'
import { followClaimParcel } from '#services/warranty/follow-claim-parcel.ts'
import { createPostgresPubSub } from '#store/cloud/listen.ts'
import type { Database, Pool } from '#store/database.ts'
import { gatherReads } from '#store/gathered-reads.ts'
import { deleteUnprovenMember } from '#store/identity/members.ts'
import type { Replica } from '#store/replica.ts'
import { member, memberAccount, memberSession, verification } from '#store/schema/identity.ts'
import type { SealSecrets } from '#store/seal.ts'
import { loadSettings, type Settings } from '#store/settings.ts'
import { createRecentTries } from '#store/tally/recent-tries.ts'
import { createUsedSolutions } from '#store/tally/used-solutions.ts'
import type { Sql } from '#store/transaction.ts'
import { connectStaff, isSecureOn } from './connect-staff.ts'

export type ContextOptions = {
  /** In demo mode the events of visitors can be inspected. */
  readonly mode?: 'demo' | 'live'
  readonly secret: string
  /** Encryption keys, newest first; default: `secret`. */
  readonly sealSecrets?: SealSecrets
  readonly bases: Bases
  /** The base URL at which providers reach the shop. */
  readonly publicUrl: string
  /** See `Context['limits']`. */
  readonly maxUnitsPerHour: number
  /** The payment providers. */
  readonly providers: PaymentProviders
  readonly carriers: DeliveryProviders
  readonly registers: RegisterAddresses
  /** The register of lost and stolen devices; without it no device is bought. */
  readonly deviceRegister?: DeviceRegister
  readonly bank?: BankTransfers
  readonly debtor?: Debtor
  readonly oneyWidget?: OneyWidget
  readonly walletButtons?: WalletButtons
  /** The external identity providers; default: none. */
  readonly social?: Readonly<Partial<Record<SocialWay, SocialClient>>>
  readonly captcha?: Captcha
  /** Default: slow, as passwords require. */
  readonly hashing?: PasswordHashing
  /** Default: emails stay in the mailbox. */
  readonly mailer?: Mailer
  readonly sms?: SmsGateway | 'mailbox'
  /** The NATS server through which processes announce writes to each other; default: PostgreSQL. */
  readonly natsUrl?: string | undefined
  /** Replaces limits of the settings. */
  readonly tradeInLimitsOf?: Settings['tradeInLimitsOf']
  /** Default: 64 MB, and the database is asked before each response; `asking` asks it, default: the pool. */
  readonly cache?: CacheLimits & { readonly asking?: Sql }
  /** Answers public pages and cacheable API endpoints where it can; default: the primary alone. */
  readonly replica?: Replica | undefined
  /** Default: none. */
  readonly cdn?: CdnSettings | undefined
  readonly now?: () => Date
  readonly reportError?: ReportError
}

/** Connects the parts of the shop, once per process. Call `ctx.hub.stop` after the last request. */
export async function createContext(
  { db, pool: sql }: Pick<Database, 'db' | 'pool'>,
  options: ContextOptions,
): Promise<Context> {
  const { secret, sealSecrets, bases, now: clock = () => new Date() } = options
  const { publicUrl, reportError = () => undefined, mailer = saveInMailbox } = options
  const keys = createKeys(secret, sealSecrets)
  const pubSub = options.natsUrl ? await natsPubSub(options.natsUrl) : createPostgresPubSub(sql)
  const settings = await settingsFrom(db, options)
  // A solved captcha is accepted once, whichever process receives it.
  const captcha =
    options.captcha ?? createCaptcha({ secret, used: createUsedSolutions(sql, secret) })
  const { accounts, identityProviders } = connectIdentity({ db, pool: sql }, options)
  const guardOf = (name: string) =>
    createGuard({ ...guardTries(sql, name, secret), secret, captcha })
  const triesOf = (name: string, windowSeconds = hourSeconds, now?: () => number) =>
    createRecentTries(sql, { secret, name, windowSeconds, ...(now && { now }) })
  const ctx: Context = {
    sql,
    db,
    reads: gatherReads(sql, options.replica),
    clock,
    keys,
    settings,
    limits: { maxUnitsPerHour: options.maxUnitsPerHour },
    bases,
    publicUrl,
    providers: {
      payment: options.providers,
      delivery: options.carriers,
      companyRegisters: createCompanyRegisters(options.registers),
      deviceRegister: options.deviceRegister ?? noRegister,
      ...(options.bank && { bank: options.bank }),
      ...(options.debtor && { debtor: options.debtor }),
      ...(options.oneyWidget && { oneyWidget: options.oneyWidget }),
      ...(options.walletButtons && { walletButtons: options.walletButtons }),
      ...(options.cdn && { cdn: createCdn(options.cdn) }),
    },
    readSchemes: createSchemeCache({
      providers: options.providers,
      now: clock,
      currencyOf: market => settings.displayOf(market).currency,
    }),
    captcha,
    accounts,
    staffAccounts: connectStaff(db, options),
    passkeys: createPasskeys(),
    identityProviders,
    cookies: createCookies(keys.cartPasses, isSecureOn(bases)),
    guards: { identity: guardOf('identity'), returns: guardOf('returns') },
    tries: {
      contact: triesOf('contact', hourSeconds, () => clock().getTime()),
      passkeys: triesOf('passkey', guardSeconds.failures),
      promos: triesOf('promo', promoSeconds),
      reviews: triesOf('reviews', hourSeconds, () => clock().getTime()),
      staff: triesOf('staff', guardSeconds.failures),
      tradeIns: triesOf('sales'),
    },
    followers: {
      return: (...moved) => followReturn(ctx, ...moved),
      warranty: (...moved) => followClaimParcel(...moved),
      sale: (...moved) => followTradeInParcel(ctx, ...moved),
    },
    mailer,
    sms: smsOf(options, { db, keys }),
    mailboxLinks: mailer === saveInMailbox ? 'links' : 'no-links',
    placing: createTurns(Math.ceil(sql.options.max * placingShare)),
    responses: createResponseCache({
      sql: options.cache?.asking ?? sql,
      clock,
      ...(options.cache ?? alwaysAsked),
      follow: options.replica?.follow,
    }),
    pubSub,
    hub: createHub({ sql, settings, pubSub, clock, reportError }),
    pictures: createPictureIndex({ db, clock }),
    isDemo: options.mode === 'demo',
    storedEvents: options.mode === 'demo' ? createStoredEvents(clock) : undefined,
    reportError,
  }
  return ctx
}

const hourSeconds = 3_600

/** Of the connections of a process; the others are left for pages and carts. */
const placingShare = 0.6

const alwaysAsked: CacheLimits = { maxBytes: 64 * 1024 ** 2, unaskedMs: 0 }

/** Passwords, sessions and external identity providers on a database. */
export function connectIdentity(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  options: Pick<ContextOptions, 'secret' | 'bases' | 'social' | 'hashing'>,
) {
  const { secret, bases, social = {}, hashing = slowHashing } = options
  return createAccounts({
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { member, memberSession, memberAccount, verification },
      transaction: true,
    }),
    secret,
    isSecure: isSecureOn(bases),
    hashing,
    clients: social,
    beforeProof: email => deleteUnprovenMember(pool, email),
    callbackUrlOf: callbackUrlsOf(bases),
  })
}

/** Its packages are loaded where they are needed alone. */
async function natsPubSub(url: string) {
  const { createNatsPubSub } = await import('#providers/nats/nats-pub-sub.ts')
  return createNatsPubSub(url)
}

async function settingsFrom(db: Database['db'], { tradeInLimitsOf }: ContextOptions) {
  const settings = await loadSettings(db)
  return tradeInLimitsOf ? { ...settings, tradeInLimitsOf } : settings
}

function guardTries(sql: Pool, name: string, secret: string) {
  const triesOf = (kind: keyof typeof guardSeconds) =>
    createRecentTries(sql, { secret, name: `${name} ${kind}`, windowSeconds: guardSeconds[kind] })
  return { failures: triesOf('failures'), sent: triesOf('sent') }
}

function smsOf({ sms }: ContextOptions, mailbox: Pick<Context, 'db' | 'keys'>) {
  return sms === 'mailbox' ? createMailboxSms(mailbox) : sms && createSmsGateway(sms)
}

/**
 * The login page receives the response; a provider that responds with a form post has an address of its own that
 * redirects there.
 */
function callbackUrlsOf(bases: Bases) {
  return (way: SocialWay, market: Market) =>
    way === 'apple'
      ? new URL(`/api/sign-in/${market}/${way}/`, bases[market]).href
      : `${absoluteUrl(bases[market], buildUrl(market, 'login'))}?${new URLSearchParams({ way })}`
}
