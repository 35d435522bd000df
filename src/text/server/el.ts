import { accountEl } from '#text/account/page/el.ts'
import { alertEmailEl } from '#text/alert/email/el.ts'
import { contactEmailEl } from '#text/content/email/el.ts'
import { feedPromiseEl } from '#text/device/feed/el.ts'
import { identityEmailEl } from '#text/identity/email/el.ts'
import { smsEl } from '#text/identity/sms/el.ts'
import { inboundLabelTextEl } from '#text/inbound/pdf/el.ts'
import { inspectionEmailEl } from '#text/inspection/email/el.ts'
import { findingEl } from '#text/inspection/finding/el.ts'
import { invoiceTextEl } from '#text/invoice/pdf/el.ts'
import { pointsEmailEl } from '#text/loyalty/email/el.ts'
import { rewardEmailEl } from '#text/loyalty/reward-email/el.ts'
import { orderEmailEl } from '#text/order/email/el.ts'
import { lineTitlesEl } from '#text/order/line/el.ts'
import { parcelEmailEl } from '#text/order/parcel-email/el.ts'
import { parcelSmsEl } from '#text/order/sms/el.ts'
import { paymentEmailEl } from '#text/payment/email/el.ts'
import { paymentMethodsEl } from '#text/payment/methods/el.ts'
import { returnEmailEl } from '#text/return/email/el.ts'
import { reviewEmailEl } from '#text/review/email/el.ts'
import { el } from '#text/shell/catalogue/el.ts'
import { tradeInEmailEl } from '#text/trade-in/email/el.ts'
import { unlistedEmailEl } from '#text/trade-in/unlisted-email/el.ts'
import { warrantyCardEl } from '#text/warranty/card-pdf/el.ts'
import { warrantyEmailEl } from '#text/warranty/email/el.ts'
import type { ServerText } from './ro.ts'

export const serverEl: ServerText = {
  accountPage: accountEl,
  alertEmail: alertEmailEl,
  catalogue: el,
  contactEmail: contactEmailEl,
  feedPromise: feedPromiseEl,
  findings: findingEl,
  identityEmail: identityEmailEl,
  inboundLabel: inboundLabelTextEl,
  inspectionEmail: inspectionEmailEl,
  invoice: invoiceTextEl,
  lineTitles: lineTitlesEl,
  orderEmail: orderEmailEl,
  parcelEmail: parcelEmailEl,
  paymentEmail: paymentEmailEl,
  paymentMethods: paymentMethodsEl,
  pointsEmail: pointsEmailEl,
  rewardEmail: rewardEmailEl,
  returnEmail: returnEmailEl,
  reviewEmail: reviewEmailEl,
  parcelSms: parcelSmsEl,
  sms: smsEl,
  tradeInEmail: tradeInEmailEl,
  unlistedEmail: unlistedEmailEl,
  warrantyCard: warrantyCardEl,
  warrantyEmail: warrantyEmailEl,
}
