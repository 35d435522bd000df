import type { Market } from '#domain/market/market.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { Limits } from '#http/limits.ts'
import type { Shop } from '#http/shop.ts'
import { type Captcha, makeCaptcha } from '#providers/captcha/captcha.ts'
import {
  makeCompanyRegisters,
  type RegisterAddresses,
} from '#providers/company/company-registers.ts'
import { makeJudgePromo, promoSeconds } from '#services/cart/judge-promo.ts'
import { makeLookUpCompany } from '#services/company/look-up-company.ts'
import { makeAdmitStaff } from '#services/identity/admit-staff.ts'
import type { InboundFollowers } from '#services/inbound/inbound-stores.ts'
import { clientHash } from '#services/order/client-hash.ts'
import { makeReadSchemes } from '#services/payment/read-schemes.ts'
import { makeListPickupPoints } from '#services/places/list-pickup-points.ts'
import { makeListStreets } from '#services/places/list-streets.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { findPickupPoint } from '#store/order/places.ts'
import { makePing } from '#store/ping.ts'
import { makePlaceStore } from '#store/places/places.ts'
import { makePointSearchStore } from '#store/places/search-points.ts'
import { makeSeal } from '#store/seal.ts'
import { makeSettingsStore } from '#store/settings.ts'
import { makeRecentTries } from '#store/tally/recent-tries.ts'
import { makeTallies } from '#store/tally/tallies.ts'
import { makeUsedSolutions } from '#store/tally/used-solutions.ts'
import { makeAccount } from './make-account.ts'
import { makeAlerts } from './make-alerts.ts'
import { makeBuyback } from './make-buyback.ts'
import { type BuyingOptions, makeBuying } from './make-buying.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { type CloudOptions, type MadeCloud, makeCloud } from './make-cloud.ts'
import { makeContent } from './make-content.ts'
import { type IdentityOptions, type MadeIdentity, makeIdentity } from './make-identity.ts'
import { type Inbound, makeInbound } from './make-inbound.ts'
import { type Invoices, makeInvoices } from './make-invoices.ts'
import { type MadeLoyalty, makeLoyalty } from './make-loyalty.ts'
import { makePayments, type PaymentOptions, type Payments } from './make-payments.ts'
import { makePhotos, type Photos } from './make-photos.ts'
import { makeReturns, type Returns } from './make-returns.ts'
import { makeReviews, type Reviews } from './make-reviews.ts'
import { type Carriers, makeShipping, type Shipping } from './make-shipping.ts'
import { makeSlips, type Slips } from './make-slips.ts'
import { type MadeTradeIn, makeTradeIns, type TradeInOptions } from './make-trade-in.ts'
import { makeWarranties } from './make-warranties.ts'

type MadeShop = {
  readonly shop: Shop
  readonly payments: Payments
  readonly invoices: Invoices
  readonly shipping: Shipping
  readonly inbound: Inbound
  readonly identity: MadeIdentity
  readonly cloud: MadeCloud
  readonly photos: Photos
  readonly reviews: Reviews
  readonly loyalty: MadeLoyalty
  readonly returns: Returns
  readonly tradeInServices: MadeTradeIn
  readonly slips: Slips
}

export type ShopOptions = BuyingOptions &
  PaymentOptions &
  IdentityOptions &
  CloudOptions &
  TradeInOptions & {
    /** In demo mode the events of visitors can be inspected. */
    readonly mode?: 'demo' | 'live'
    readonly carriers: Carriers
    readonly captcha?: Captcha
    readonly oneyWidget?: OneyWidget
    /** The company registers. */
    readonly registers: RegisterAddresses
  }

/** Connects the stores to the services; the only place where they meet. `payments` holds what runs in the background. */
export async function makeShop(
  database: Pick<Database, 'db' | 'pool'>,
  options: ShopOptions,
): Promise<MadeShop> {
  const { now = () => new Date() } = options
  const settings = await makeSettingsStore(database.db)
  const { shopOf: settingsOf, tradeInLimitsOf } = settings
  const readSchemes = makeReadSchemes({ providers: options.providers, now })
  const payments = makePayments(database, { settingsOf, readSchemes }, options)
  const invoices = makeInvoices(database, settings.companyOf)
  const { captcha = captchaOn(database.pool, options) } = options
  const identity = makeIdentity(database, captcha.verify, options)
  const shipping = makeShipping(database, options.carriers, now)
  const warranties = makeWarranties(database, { ...payments.paying, settingsOf }, { now })
  const returns = makeReturns(database, settingsOf, captcha.verify, options)
  const tradeInServices = makeTradeIns(database, settingsOf, { ...options, tradeInLimitsOf })
  const slips = makeSlips(tradeInServices.inspecting.stores, settings.companyOf)
  const followed = inboundDeps(
    shipping,
    settings,
    followersOf(returns, warranties, tradeInServices),
  )
  const inbound = makeInbound(database, followed, now)
  const buying = makeBuying(database, settingsOf, readSchemes, options)
  const reviews = makeReviews(database, settings, options)
  const cloud = makeCloud(database, settingsOf, options)
  const photos = makePhotos(database, options)
  const loyalty = makeLoyalty(database, settings, options)
  const shop: Shop = {
    ...buying,
    ...payments.paying,
    ...makeAccount(database, { ...buying, ...payments.paying, settingsOf }, options),
    ...loyalty.loyalty,
    identity: identity.identity,
    cloud: cloud.cloud,
    returning: returns.returning,
    savePhoto: photos.savePhoto,
    ...warranties.warranting,
    ...parcelsOf(shipping, inbound, { ...invoices, ...slips }),
    challenge: captcha.challenge,
    ...limitsOn(database.pool, options),
    lookUpCompany: makeLookUpCompany({ registers: makeCompanyRegisters(options.registers) }),
    ...makeAlerts(database, options.secret),
    ...reviews.reviewing,
    ...makeCatalogue(database, now),
    ...tradeInServices.tradeInServices,
    ...makeBuyback(database, settingsOf),
    ...makeContent(database, { ...settings, verifyCaptcha: captcha.verify }, options),
    ...lettersAndPlacesIn(database, options),
    ...settingsIn(settings),
    oneyWidgetOf: oneyWidgetsOf(options),
  }
  const beside = { payments, invoices, shipping, inbound, identity, cloud, photos }
  return { shop, ...beside, reviews, loyalty, returns, tradeInServices, slips }
}

/** A solved captcha is accepted once, whichever process receives it. */
function captchaOn(pool: Database['pool'], { secret }: ShopOptions): Captcha {
  return makeCaptcha({ secret, used: makeUsedSolutions(pool, secret) })
}

/** Limits that all processes count together. */
function limitsOn(pool: Database['pool'], { secret }: ShopOptions): Omit<Limits, 'challenge'> {
  const callerHash = (address: string) => clientHash(secret, address)
  const { add: addToTally, read: readTally } = makeTallies(pool, secret)
  const promoTries = { secret, name: 'promo', windowSeconds: promoSeconds }
  return {
    addToTally,
    admitStaff: makeAdmitStaff({ readTally, addToTally, callerHash }),
    judgePromo: makeJudgePromo({ tries: makeRecentTries(pool, promoTries), callerHash }),
  }
}

/** The services that are updated when a parcel moves. */
function followersOf(
  returns: Pick<Returns, 'follow'>,
  warranties: Pick<ReturnType<typeof makeWarranties>, 'follow'>,
  tradeInServices: Pick<MadeTradeIn, 'follow'>,
): InboundFollowers {
  return {
    return: returns.follow,
    warranty: warranties.follow,
    sale: tradeInServices.follow,
  }
}

function oneyWidgetsOf({ oneyWidget }: ShopOptions) {
  return (market: Market): OneyWidget | undefined =>
    isOfferedTo('oney', market, 'personal') ? oneyWidget : undefined
}

function inboundDeps(
  { providers }: Shipping,
  { companyOf }: Pick<Settings, 'companyOf'>,
  followers: InboundFollowers,
) {
  return { providers, companyOf, followers }
}

function parcelsOf(
  { moveShipment, remitCash }: Shipping,
  { moveInbound, openInboundLabel }: Inbound,
  { openInvoice, openSlip }: Pick<Invoices, 'openInvoice'> & Pick<Slips, 'openSlip'>,
) {
  return { moveShipment, remitCash, moveInbound, openInboundLabel, openInvoice, openSlip }
}

type Settings = Awaited<ReturnType<typeof makeSettingsStore>>

function settingsIn({ companyOf, insurerOf, shopOf: settingsOf }: Settings) {
  return {
    companyOf,
    insurerOf,
    settingsOf,
  }
}

/** Simple database queries of pages and forms; `ping` throws while the database is unavailable. */
function lettersAndPlacesIn(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { secret, sealSecrets }: Pick<ShopOptions, 'secret' | 'sealSecrets'>,
) {
  const places = makePlaceStore(db)
  const mail = makeMailStore(db, makeSeal(sealSecrets ?? secret))
  return {
    listMail: mail.latest,
    readMail: mail.read,
    ping: makePing(db),
    listCounties: places.counties,
    listLocalities: places.localities,
    listStreets: makeListStreets(places),
    listPickupPoints: makeListPickupPoints(makePointSearchStore(db)),
    findPickupPoint: (market: Market, id: string) => findPickupPoint(pool, market, id),
  }
}
