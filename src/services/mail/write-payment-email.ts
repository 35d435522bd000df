import { localeOf, type Market } from '#domain/market/market.ts'
import { payableUntilOf } from '#domain/order/payable-until.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { PaymentEmailText } from '#text/payment/email/ro.ts'
import { emailAmounts } from './email-amounts.ts'
import {
  card,
  companyLine,
  emailPage,
  ink2,
  linkButton,
  rateLine,
  type WrittenEmail,
} from './email-frame.ts'
import { html } from './html.ts'
import type { PaymentEmail } from './payment-email.ts'

/** An update on an order's money and the next step, in the market's language, as HTML and as equivalent plain text. */
export function writePaymentEmail(email: PaymentEmail): WrittenEmail {
  const { order, link, company } = email
  const text = email.texts.paymentEmail
  const texts = textsOf(email, text)
  const { rate } = emailAmounts(order.market, email.display)
  const greeting = text.greeting(order.contact.name)
  const { subject, title, intro, next, button, sum } = texts
  const content = html`
<p>${greeting}<br>${intro}</p>
<div style="${card}"><p style="margin:0 0 8px">${sum.label}: <b>${sum.amount}</b></p>
<p style="margin:0 0 16px">${next}</p>${linkButton(link, button)}</div>
<p style="${ink2};font-size:14px">${text.questions}</p>
${rate.map(rateLine)}`
  return {
    subject,
    html: emailPage({ market: order.market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      intro,
      '',
      `${sum.label}: ${sum.amount}`,
      next,
      '',
      `${button}: ${link}`,
      '',
      text.questions,
      ...rate,
      '',
      companyLine(company),
    ].join('\n'),
  }
}

type Text = {
  readonly subject: string
  readonly title: string
  readonly intro: string
  readonly next: string
  readonly button: string
  readonly sum: { readonly label: string; readonly amount: string }
}

function until(market: Market, { payableUntil }: { readonly payableUntil: string }) {
  const at = new Date(payableUntil)
  const { time } = payableUntilOf(market, payableUntil, dayIn(market, at))
  return [formatLongDay(dayIn(market, at), localeOf[market]), time] as const
}

function textsOf({ order, update, display }: PaymentEmail, text: PaymentEmailText): Text {
  const { market, number } = order
  const { total: format } = emailAmounts(market, display)
  const total = { label: text.total, amount: format(order.totals.total) }
  const { title, button, subject } = text[update.kind]
  const common = { title, button, subject: subject(number) }
  switch (update.kind) {
    case 'payment-failed': {
      const { intro, next } = text[update.kind]
      return { ...common, intro: intro(number), next: next(...until(market, update)), sum: total }
    }
    case 'loan-in-review': {
      const { intro, next } = text[update.kind]
      return { ...common, intro: intro(number, update.lender), next, sum: total }
    }
    case 'difference-due': {
      const { worthLess, notBought, next } = text[update.kind]
      const intro = update.isBought ? worthLess(number) : notBought(number)
      const sum = { label: text.difference, amount: format(update.amount) }
      return { ...common, intro, next: next(...until(market, update)), sum }
    }
    case 'order-resumed': {
      const { intro, next } = text[update.kind]
      return { ...common, intro: intro(number), next, sum: total }
    }
    case 'order-expired':
    case 'order-cancelled': {
      const { intro, next } = text[update.kind]
      const { vouchers } = order.totals
      const back = vouchers ? [text.voucherBack(format(vouchers))] : []
      return { ...common, intro: intro(number), next: [next, ...back].join(' '), sum: total }
    }
    case 'refund-sent': {
      const { intro, next, toLender, lenderNext } = text[update.kind]
      const amount = format(update.amount)
      const sum = { label: text.returned, amount }
      return update.lender === undefined
        ? { ...common, intro: intro(number, amount), next, sum }
        : {
            ...common,
            intro: toLender(number, amount, update.lender),
            next: lenderNext(update.lender),
            sum,
          }
    }
    case 'refund-transferred':
    case 'voucher-given-back': {
      const { intro, next } = text[update.kind]
      const amount = format(update.amount)
      return {
        ...common,
        intro: intro(number, amount),
        next,
        sum: { label: text.returned, amount },
      }
    }
  }
}
