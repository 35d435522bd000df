import { accountHu } from '#text/account/page/hu.ts'
import { alertEmailHu } from '#text/alert/email/hu.ts'
import { contactEmailHu } from '#text/content/email/hu.ts'
import { feedPromiseHu } from '#text/device/feed/hu.ts'
import { identityEmailHu } from '#text/identity/email/hu.ts'
import { smsHu } from '#text/identity/sms/hu.ts'
import { inboundLabelTextHu } from '#text/inbound/pdf/hu.ts'
import { inspectionEmailHu } from '#text/inspection/email/hu.ts'
import { findingHu } from '#text/inspection/finding/hu.ts'
import { invoiceTextHu } from '#text/invoice/pdf/hu.ts'
import { pointsEmailHu } from '#text/loyalty/email/hu.ts'
import { rewardEmailHu } from '#text/loyalty/reward-email/hu.ts'
import { orderEmailHu } from '#text/order/email/hu.ts'
import { lineTitlesHu } from '#text/order/line/hu.ts'
import { parcelEmailHu } from '#text/order/parcel-email/hu.ts'
import { parcelSmsHu } from '#text/order/sms/hu.ts'
import { paymentEmailHu } from '#text/payment/email/hu.ts'
import { paymentMethodsHu } from '#text/payment/methods/hu.ts'
import { returnEmailHu } from '#text/return/email/hu.ts'
import { reviewEmailHu } from '#text/review/email/hu.ts'
import { hu } from '#text/shell/catalogue/hu.ts'
import { tradeInEmailHu } from '#text/trade-in/email/hu.ts'
import { unlistedEmailHu } from '#text/trade-in/unlisted-email/hu.ts'
import { warrantyCardHu } from '#text/warranty/card-pdf/hu.ts'
import { warrantyEmailHu } from '#text/warranty/email/hu.ts'
import type { ServerText } from './ro.ts'

export const serverHu: ServerText = {
  accountPage: accountHu,
  alertEmail: alertEmailHu,
  catalogue: hu,
  contactEmail: contactEmailHu,
  feedPromise: feedPromiseHu,
  findings: findingHu,
  identityEmail: identityEmailHu,
  inboundLabel: inboundLabelTextHu,
  inspectionEmail: inspectionEmailHu,
  invoice: invoiceTextHu,
  lineTitles: lineTitlesHu,
  orderEmail: orderEmailHu,
  parcelEmail: parcelEmailHu,
  paymentEmail: paymentEmailHu,
  paymentMethods: paymentMethodsHu,
  pointsEmail: pointsEmailHu,
  rewardEmail: rewardEmailHu,
  returnEmail: returnEmailHu,
  reviewEmail: reviewEmailHu,
  parcelSms: parcelSmsHu,
  sms: smsHu,
  tradeInEmail: tradeInEmailHu,
  unlistedEmail: unlistedEmailHu,
  warrantyCard: warrantyCardHu,
  warrantyEmail: warrantyEmailHu,
}
