import { accountRo } from '#text/account/page/ro.ts'
import { alertEmailRo } from '#text/alert/email/ro.ts'
import { contactEmailRo } from '#text/content/email/ro.ts'
import { feedPromiseRo } from '#text/device/feed/ro.ts'
import { identityEmailRo } from '#text/identity/email/ro.ts'
import { smsRo } from '#text/identity/sms/ro.ts'
import { inboundLabelTextRo } from '#text/inbound/pdf/ro.ts'
import { inspectionEmailRo } from '#text/inspection/email/ro.ts'
import { findingRo } from '#text/inspection/finding/ro.ts'
import { invoiceTextRo } from '#text/invoice/pdf/ro.ts'
import { pointsEmailRo } from '#text/loyalty/email/ro.ts'
import { rewardEmailRo } from '#text/loyalty/reward-email/ro.ts'
import { orderEmailRo } from '#text/order/email/ro.ts'
import { lineTitlesRo } from '#text/order/line/ro.ts'
import { parcelEmailRo } from '#text/order/parcel-email/ro.ts'
import { parcelSmsRo } from '#text/order/sms/ro.ts'
import { paymentEmailRo } from '#text/payment/email/ro.ts'
import { paymentMethodsRo } from '#text/payment/methods/ro.ts'
import { returnEmailRo } from '#text/return/email/ro.ts'
import { reviewEmailRo } from '#text/review/email/ro.ts'
import { ro } from '#text/shell/catalogue/ro.ts'
import { tradeInEmailRo } from '#text/trade-in/email/ro.ts'
import { unlistedEmailRo } from '#text/trade-in/unlisted-email/ro.ts'
import { warrantyCardRo } from '#text/warranty/card-pdf/ro.ts'
import { warrantyEmailRo } from '#text/warranty/email/ro.ts'

export const serverRo = {
  accountPage: accountRo,
  alertEmail: alertEmailRo,
  catalogue: ro,
  contactEmail: contactEmailRo,
  feedPromise: feedPromiseRo,
  findings: findingRo,
  identityEmail: identityEmailRo,
  inboundLabel: inboundLabelTextRo,
  inspectionEmail: inspectionEmailRo,
  invoice: invoiceTextRo,
  lineTitles: lineTitlesRo,
  orderEmail: orderEmailRo,
  parcelEmail: parcelEmailRo,
  paymentEmail: paymentEmailRo,
  paymentMethods: paymentMethodsRo,
  pointsEmail: pointsEmailRo,
  rewardEmail: rewardEmailRo,
  returnEmail: returnEmailRo,
  reviewEmail: reviewEmailRo,
  parcelSms: parcelSmsRo,
  sms: smsRo,
  tradeInEmail: tradeInEmailRo,
  unlistedEmail: unlistedEmailRo,
  warrantyCard: warrantyCardRo,
  warrantyEmail: warrantyEmailRo,
}

export type ServerText = typeof serverRo
