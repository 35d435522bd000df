import type { CodedPlace } from '#contract/place.ts'
import type { Place } from '#domain/address/address.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FindSoldIn } from '#domain/device/sold-in.ts'
import type { Member } from '#domain/identity/member.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Insurer } from '#domain/order/insurance.ts'
import type { OneyWidget } from '#domain/payment/oney-widget.ts'
import type { makeEraseAccount } from '#services/account/erase-account.ts'
import type { makeExportAccount } from '#services/account/export-account.ts'
import type { makeExportFile } from '#services/account/export-file.ts'
import type { makeKnowBuyer } from '#services/account/find-buyer.ts'
import type { makeListInsurances } from '#services/account/list-insurances.ts'
import type { makeListOpenPurchases, makeListPurchases } from '#services/account/list-purchases.ts'
import type { makeOrderAgain } from '#services/account/order-again.ts'
import type { makeSaveAddresses } from '#services/account/save-addresses.ts'
import type { makeSaveProfile } from '#services/account/save-profile.ts'
import type { makeViewPurchase } from '#services/account/view-purchase.ts'
import type { makeCancelAlerts, makeKnowAlertLink } from '#services/alert/cancel-alerts.ts'
import type { makeRequestAlert } from '#services/alert/request-alert.ts'
import type { makeCheckPromo } from '#services/cart/ask-promo.ts'
import type { makeDrawCart } from '#services/cart/draw-cart.ts'
import type { makeRefreshCart } from '#services/cart/refresh-cart.ts'
import type { makeRelateAccessories } from '#services/cart/relate-accessories.ts'
import type { makeViewShelf } from '#services/cart/view-shelf.ts'
import type { makeReadShapes } from '#services/catalogue/available-shapes.ts'
import type { makeBrowseAccessories } from '#services/catalogue/browse-accessories.ts'
import type { makeBrowseListings } from '#services/catalogue/browse-listings.ts'
import type { makeFindModels } from '#services/catalogue/find-models.ts'
import type { makeFindPicture } from '#services/catalogue/find-picture.ts'
import type { makeSuggest } from '#services/catalogue/suggest.ts'
import type { makeViewPopular } from '#services/catalogue/view-models.ts'
import type { makeViewProduct } from '#services/catalogue/view-product.ts'
import type { makeViewProductById } from '#services/catalogue/view-product-by-id.ts'
import type { makeExchangeToken } from '#services/cloud/exchange-token.ts'
import type { Hub } from '#services/cloud/hub.ts'
import type { makeReadDocument } from '#services/cloud/read-document.ts'
import type { makeWriteDocument } from '#services/cloud/write-document.ts'
import type { makeLookUpCompany } from '#services/company/look-up-company.ts'
import type { Identity } from '#services/identity/identity.ts'
import type { makeMoveInbound } from '#services/inbound/move-inbound.ts'
import type { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import type { makeOpenInvoice } from '#services/invoice/open-invoice.ts'
import type { makeTurnPoints } from '#services/loyalty/turn-points.ts'
import type { makeViewBenefits } from '#services/loyalty/view-benefits.ts'
import type { makePlaceOrder } from '#services/order/place-order.ts'
import type { makeReadPlaced, makeViewOrder } from '#services/order/view-order.ts'
import type { makeCancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import type { makeCancelOrder } from '#services/payment/cancel-order.ts'
import type { makeFindMonthlyRate } from '#services/payment/find-monthly-rate.ts'
import type { makeListPaymentRows } from '#services/payment/list-payment-rows.ts'
import type { makeReceiveWebhook } from '#services/payment/receive-webhook.ts'
import type { makeRefundAccounts } from '#services/payment/refund-account.ts'
import type { makeDecideRefund, makeRequestRefund } from '#services/payment/request-refund.ts'
import type { makeReleaseOrder } from '#services/payment/reversals.ts'
import type { makeStartPayment } from '#services/payment/start-payment.ts'
import type { makeViewStatus } from '#services/payment/view-status.ts'
import type { makeSavePhoto } from '#services/photo/save-photo.ts'
import type { makeListPickupPoints } from '#services/places/list-pickup-points.ts'
import type { makeListStreets } from '#services/places/list-streets.ts'
import type { makeCancelUnsent } from '#services/return/cancel-unsent.ts'
import type { MovingReturns } from '#services/return/move-return.ts'
import type { Returning } from '#services/return/returning.ts'
import type { makeChangeReview, makeWithdrawReview } from '#services/review/change-review.ts'
import type { makeListOwnDevices, makeListReviewableTradeIns } from '#services/review/list-own.ts'
import type {
  makeListReviews,
  makeReviewsOfModel,
  makeSumUpReviews,
} from '#services/review/list-reviews.ts'
import type { makeModerateReview, makeReplyToReview } from '#services/review/moderate-review.ts'
import type { makeOpenReviewForm } from '#services/review/open-review-form.ts'
import type { makeReportReview } from '#services/review/report-review.ts'
import type { makeKnowInvitation, makeStopInvitations } from '#services/review/stop-invitations.ts'
import type { makeWriteReview } from '#services/review/write-review.ts'
import type { makeMoveShipment } from '#services/shipment/move-shipment.ts'
import type { makeRemitCash } from '#services/shipment/remit-cash.ts'
import type { makeOpenSlip } from '#services/slip/open-slip.ts'
import type { makeCheckVouchers } from '#services/voucher/check-vouchers.ts'
import type { makeViewVouchers } from '#services/voucher/view-vouchers.ts'
import type { Bought } from './buyback.ts'
import type { ContentServices } from './content-services.ts'
import type { Limits } from './limits.ts'
import type { TradeInServices } from './trade-in-services.ts'
import type { Warranting } from './warranting.ts'

/** A brand with stock in a market; `slug` as in URLs. */
export type Brand = { readonly name: string; readonly slug: string; readonly listings: number }

/** An email as listed in the demo's mailbox. */
export type ListedEmail = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly createdAt: Date
}

/** The actions of a customer from the cart to the order. */
export type Buying = {
  readonly shelfOf: ReturnType<typeof makeViewShelf>
  readonly drawCart: ReturnType<typeof makeDrawCart>
  readonly refreshCart: ReturnType<typeof makeRefreshCart>
  readonly relateAccessories: ReturnType<typeof makeRelateAccessories>
  readonly listPaymentRows: ReturnType<typeof makeListPaymentRows>
  readonly findMonthlyRate: ReturnType<typeof makeFindMonthlyRate>
  readonly checkPromo: ReturnType<typeof makeCheckPromo>
  readonly checkVouchers: ReturnType<typeof makeCheckVouchers>
  readonly viewVouchers: ReturnType<typeof makeViewVouchers>
  readonly placeOrder: ReturnType<typeof makePlaceOrder>
  readonly viewOrder: ReturnType<typeof makeViewOrder>
  /** For emails, never for a request: it checks no token. */
  readonly readPlaced: ReturnType<typeof makeReadPlaced>
}

/** Payments of orders, and refunds. */
export type Paying = ReturnType<typeof makeRefundAccounts> & {
  readonly startPayment: ReturnType<typeof makeStartPayment>
  readonly viewStatus: ReturnType<typeof makeViewStatus>
  readonly cancelOrder: ReturnType<typeof makeCancelOrder>
  readonly cancelConfirmed: ReturnType<typeof makeCancelConfirmed>
  readonly receiveWebhook: ReturnType<typeof makeReceiveWebhook>
  readonly requestRefund: ReturnType<typeof makeRequestRefund>
  readonly decideRefund: ReturnType<typeof makeDecideRefund>
  readonly releaseOrder: ReturnType<typeof makeReleaseOrder>
}

/** Parcels, outbound and inbound. */
export type Shipping = {
  readonly moveShipment: ReturnType<typeof makeMoveShipment>
  readonly remitCash: ReturnType<typeof makeRemitCash>
  readonly moveInbound: ReturnType<typeof makeMoveInbound>
  readonly openInboundLabel: ReturnType<typeof makeOpenInboundLabel>
}

/** Alerts for sold-out products. */
export type Alerting = {
  readonly requestAlert: ReturnType<typeof makeRequestAlert>
  readonly knowsAlertLink: ReturnType<typeof makeKnowAlertLink>
  readonly cancelAlerts: ReturnType<typeof makeCancelAlerts>
}

/** Reviews by customers and sellers, and their moderation by staff. */
export type Reviewing = {
  readonly listReviews: ReturnType<typeof makeListReviews>
  readonly sumUpReviews: ReturnType<typeof makeSumUpReviews>
  readonly reviewsOfModel: ReturnType<typeof makeReviewsOfModel>
  readonly openReviewForm: ReturnType<typeof makeOpenReviewForm>
  readonly listOwnDevices: ReturnType<typeof makeListOwnDevices>
  readonly listOwnTradeIns: ReturnType<typeof makeListReviewableTradeIns>
  readonly writeReview: ReturnType<typeof makeWriteReview>
  readonly changeReview: ReturnType<typeof makeChangeReview>
  readonly withdrawReview: ReturnType<typeof makeWithdrawReview>
  readonly reportReview: ReturnType<typeof makeReportReview>
  readonly moderateReview: ReturnType<typeof makeModerateReview>
  readonly replyToReview: ReturnType<typeof makeReplyToReview>
  readonly knowsInvitation: ReturnType<typeof makeKnowInvitation>
  readonly stopInvitations: ReturnType<typeof makeStopInvitations>
}

/** The pages and actions of a member's account. */
export type Accounting = ReturnType<typeof makeSaveAddresses> &
  ReturnType<typeof makeSaveProfile> & {
    readonly knowBuyer: ReturnType<typeof makeKnowBuyer>
    readonly listPurchases: ReturnType<typeof makeListPurchases>
    readonly listOpenPurchases: ReturnType<typeof makeListOpenPurchases>
    readonly viewPurchase: ReturnType<typeof makeViewPurchase>
    readonly cancelUnsent: ReturnType<typeof makeCancelUnsent>
    readonly orderAgain: ReturnType<typeof makeOrderAgain>
    readonly listInsurances: ReturnType<typeof makeListInsurances>
    readonly exportAccount: ReturnType<typeof makeExportAccount>
    readonly exportFile: ReturnType<typeof makeExportFile>
    readonly eraseAccount: ReturnType<typeof makeEraseAccount>
  }

/** The loyalty benefits of a member. */
export type Loyalty = {
  readonly viewBenefits: ReturnType<typeof makeViewBenefits>
  readonly turnPoints: ReturnType<typeof makeTurnPoints>
}

/** A member's cart in the cloud (Spec 4.5, 4.7, 7.2). */
export type Cloud = {
  readonly readDocument: ReturnType<typeof makeReadDocument>
  readonly writeDocument: ReturnType<typeof makeWriteDocument>
  readonly follow: Hub['follow']
  readonly exchangeToken: ReturnType<typeof makeExchangeToken>
  /** Whether a Cookie header contains the pass that the exchange issued to this session. */
  readonly holdsPass: (member: Member, cookies: string | undefined) => boolean
  /** The same for all of a member's carts; does not reveal the member. */
  readonly ownerOf: (userId: string) => string
}

/** The catalogue as customers browse it. */
export type Catalogue = {
  readonly browseListings: ReturnType<typeof makeBrowseListings>
  readonly browseAccessories: ReturnType<typeof makeBrowseAccessories>
  /** The name of a brand that some accessory fits, by its slug. */
  readonly nameAccessoryBrand: (market: Market, slug: string) => Promise<string | undefined>
  readonly suggest: ReturnType<typeof makeSuggest>
  readonly findModels: ReturnType<typeof makeFindModels>
  readonly viewProduct: ReturnType<typeof makeViewProduct>
  readonly viewProductById: ReturnType<typeof makeViewProductById>
  readonly readShapes: ReturnType<typeof makeReadShapes>
  readonly viewPopular: ReturnType<typeof makeViewPopular>
  readonly listBrands: (market: Market) => Promise<readonly Brand[]>
  readonly soldIn: FindSoldIn
  readonly findPicture: ReturnType<typeof makeFindPicture>
}

/** Everything the shop can do, one verb each; created in the composition root, called by http. */
export type Shop = Buying &
  Paying &
  Catalogue &
  Shipping &
  Accounting &
  Loyalty &
  Warranting &
  Bought &
  ContentServices &
  TradeInServices &
  Alerting &
  Reviewing &
  Limits & {
    readonly identity: Identity
    readonly cloud: Cloud
    readonly returning: Returning & MovingReturns
    readonly savePhoto: ReturnType<typeof makeSavePhoto>
    readonly openInvoice: ReturnType<typeof makeOpenInvoice>
    readonly openSlip: ReturnType<typeof makeOpenSlip>
    readonly lookUpCompany: ReturnType<typeof makeLookUpCompany>
    readonly listMail: () => Promise<readonly ListedEmail[]>
    readonly readMail: (id: string) => Promise<{ readonly html: string } | undefined>
    readonly listCounties: (market: Market) => Promise<readonly Place[]>
    readonly listLocalities: (market: Market, countyId: number) => Promise<readonly CodedPlace[]>
    readonly listStreets: ReturnType<typeof makeListStreets>
    readonly listPickupPoints: ReturnType<typeof makeListPickupPoints>
    readonly findPickupPoint: (market: Market, id: string) => Promise<PickupPoint | undefined>
    /** Throws while the database is unavailable. */
    readonly ping: () => Promise<void>
    readonly companyOf: (market: Market) => Company
    readonly settingsOf: (market: Market) => MarketSettings
    /** `undefined` if the settings name none. */
    readonly insurerOf: (market: Market) => Insurer | undefined
    /** `undefined` if Oney is not offered (Spec 7.3). */
    readonly oneyWidgetOf: (market: Market) => OneyWidget | undefined
  }
