import { accountBg } from '#text/account/page/bg.ts'
import { alertEmailBg } from '#text/alert/email/bg.ts'
import { contactEmailBg } from '#text/content/email/bg.ts'
import { feedPromiseBg } from '#text/device/feed/bg.ts'
import { identityEmailBg } from '#text/identity/email/bg.ts'
import { smsBg } from '#text/identity/sms/bg.ts'
import { inboundLabelTextBg } from '#text/inbound/pdf/bg.ts'
import { inspectionEmailBg } from '#text/inspection/email/bg.ts'
import { findingBg } from '#text/inspection/finding/bg.ts'
import { invoiceTextBg } from '#text/invoice/pdf/bg.ts'
import { pointsEmailBg } from '#text/loyalty/email/bg.ts'
import { rewardEmailBg } from '#text/loyalty/reward-email/bg.ts'
import { orderEmailBg } from '#text/order/email/bg.ts'
import { lineTitlesBg } from '#text/order/line/bg.ts'
import { parcelEmailBg } from '#text/order/parcel-email/bg.ts'
import { parcelSmsBg } from '#text/order/sms/bg.ts'
import { paymentEmailBg } from '#text/payment/email/bg.ts'
import { paymentMethodsBg } from '#text/payment/methods/bg.ts'
import { returnEmailBg } from '#text/return/email/bg.ts'
import { reviewEmailBg } from '#text/review/email/bg.ts'
import { bg } from '#text/shell/catalogue/bg.ts'
import { tradeInEmailBg } from '#text/trade-in/email/bg.ts'
import { unlistedEmailBg } from '#text/trade-in/unlisted-email/bg.ts'
import { warrantyCardBg } from '#text/warranty/card-pdf/bg.ts'
import { warrantyEmailBg } from '#text/warranty/email/bg.ts'
import type { ServerText } from './ro.ts'

export const serverBg: ServerText = {
  accountPage: accountBg,
  alertEmail: alertEmailBg,
  catalogue: bg,
  contactEmail: contactEmailBg,
  feedPromise: feedPromiseBg,
  findings: findingBg,
  identityEmail: identityEmailBg,
  inboundLabel: inboundLabelTextBg,
  inspectionEmail: inspectionEmailBg,
  invoice: invoiceTextBg,
  lineTitles: lineTitlesBg,
  orderEmail: orderEmailBg,
  parcelEmail: parcelEmailBg,
  paymentEmail: paymentEmailBg,
  paymentMethods: paymentMethodsBg,
  pointsEmail: pointsEmailBg,
  rewardEmail: rewardEmailBg,
  returnEmail: returnEmailBg,
  reviewEmail: reviewEmailBg,
  parcelSms: parcelSmsBg,
  sms: smsBg,
  tradeInEmail: tradeInEmailBg,
  unlistedEmail: unlistedEmailBg,
  warrantyCard: warrantyCardBg,
  warrantyEmail: warrantyEmailBg,
}
