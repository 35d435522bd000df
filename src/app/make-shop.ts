import { isOfferedTo } from '#domain/payment/offered.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { Shop } from '#http/shop.ts'
import { type Captcha, makeCaptcha } from '#providers/captcha/captcha.ts'
import {
  makeCompanyRegisters,
  type RegisterAddresses,
} from '#providers/company/company-registers.ts'
import { makeLookUpCompany } from '#services/company/look-up-company.ts'
import { makeReadLegalText } from '#services/content/read-legal-text.ts'
import { makeReadSchemes } from '#services/payment/read-schemes.ts'
import { makeListPickupPoints } from '#services/places/list-pickup-points.ts'
import { makeListStreets } from '#services/places/list-streets.ts'
import type { Database } from '#store/database.ts'
import { makeLegalTextStore } from '#store/legal-texts.ts'
import { makeMailStore } from '#store/mail.ts'
import { makePing } from '#store/ping.ts'
import { makePlaceStore } from '#store/places/places.ts'
import { makePointSearchStore } from '#store/places/search-points.ts'
import { makeSettingsStore } from '#store/settings.ts'
import { makeAccount } from './make-account.ts'
import { makeAlerts } from './make-alerts.ts'
import { type BuyingOptions, makeBuying } from './make-buying.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { type CloudOptions, type MadeCloud, makeCloud } from './make-cloud.ts'
import { type IdentityOptions, type MadeIdentity, makeIdentity } from './make-identity.ts'
import { type Invoices, makeInvoices } from './make-invoices.ts'
import { makePayments, type PaymentOptions, type Payments } from './make-payments.ts'
import { type Carriers, makeShipping, type Shipping } from './make-shipping.ts'

type MadeShop = {
  readonly shop: Shop
  readonly payments: Payments
  readonly invoices: Invoices
  readonly shipping: Shipping
  readonly identity: MadeIdentity
  readonly cloud: MadeCloud
}

export type ShopOptions = BuyingOptions &
  PaymentOptions &
  IdentityOptions &
  CloudOptions & {
    readonly carriers: Carriers
    readonly captcha?: Captcha
    readonly oneyWidget?: OneyWidget
    /** Where companies are looked up. */
    readonly registers: RegisterAddresses
  }

/** Stores into services: the one place where they meet. `payments` are what goes on beside the requests. */
export const makeShop = async (
  database: Pick<Database, 'db' | 'pool'>,
  options: ShopOptions,
): Promise<MadeShop> => {
  const { db } = database
  const { now = () => new Date() } = options
  const settings = await makeSettingsStore(db)
  const mail = makeMailStore(db)
  const readSchemes = makeReadSchemes({ providers: options.providers, now })
  const payments = makePayments(database, { settingsOf: settings.shopOf, readSchemes }, options)
  const invoices = makeInvoices(database, settings.companyOf)
  const { captcha = makeCaptcha({ secret: options.secret }) } = options
  const identity = makeIdentity(database, captcha.verify, options)
  const shipping = makeShipping(database, options.carriers, now)
  const buying = makeBuying(database, settings.shopOf, readSchemes, options)
  const settingsOf = settings.shopOf
  const cloud = makeCloud(database, settings.shopOf, options)
  const shop: Shop = {
    ...buying,
    ...makeAccount(database, { ...buying, ...payments.paying, settingsOf }, options),
    ...payments.paying,
    identity: identity.identity,
    cloud: cloud.cloud,
    openInvoice: invoices.openInvoice,
    moveShipment: shipping.moveShipment,
    remitCash: shipping.remitCash,
    challenge: captcha.challenge,
    lookUpCompany: makeLookUpCompany({ registers: makeCompanyRegisters(options.registers) }),
    ...makeAlerts(database, options.secret),
    ...makeCatalogue(database, now),
    readLegalText: makeReadLegalText({ legalTexts: makeLegalTextStore(db) }),
    listMail: mail.latest,
    readMail: mail.read,
    ...placesIn(db),
    ping: makePing(db),
    companyOf: settings.companyOf,
    settingsOf: settings.shopOf,
    oneyWidgetOf: market =>
      isOfferedTo('oney', market, 'personal') ? options.oneyWidget : undefined,
  }
  return { shop, payments, invoices, shipping, identity, cloud }
}

const placesIn = (db: Database['db']) => {
  const places = makePlaceStore(db)
  return {
    listCounties: places.counties,
    listLocalities: places.localities,
    listStreets: makeListStreets(places),
    listPickupPoints: makeListPickupPoints(makePointSearchStore(db)),
  }
}
