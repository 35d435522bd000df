import { pickupTime } from '#domain/inbound/courier-hours.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import { localeOf, type Market } from '#domain/market/market.ts'
import { subtract, sum } from '#domain/money/arithmetic.ts'
import { payableUntilOf } from '#domain/order/payable-until.ts'
import type { ReturnDue, ReturnedLine, ReturnView } from '#domain/return/return-view.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { ReturnEmailText } from '#text/return/email/ro.ts'
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
import type { ReturnEmail } from './return-email.ts'

/**
 * An update on a return, in the market's language, as HTML and as equivalent plain text. The first email is the
 * receipt required by Directive 2023/2673: the goods withdrawn from, and the time.
 */
export function writeReturnEmail(email: ReturnEmail): WrittenEmail {
  const { view, name, update, link, company } = email
  const text = email.texts.returnEmail
  const { subject, title, intro } = text[update.kind]
  const texts = {
    greeting: text.greeting(name),
    intro: intro(view.orderNumber, momentIn(view.market, view.requestedAt)),
    next: nextOf(email, text),
    rows: rowsOf(email, text),
  }
  const { rate } = emailAmounts(view.market, email.display)
  const content = html`
<p>${texts.greeting}<br>${texts.intro}</p>
<div style="${card}">${texts.next.map(line => html`<p style="margin:0 0 12px">${line}</p>`)}
<p style="margin:16px 0 8px"><b>${text.lines}</b></p>
${texts.rows.map(([label, amount]) => html`<p style="margin:0 0 4px">${label}: <b>${amount}</b></p>`)}
<p style="margin:16px 0 0">${linkButton(link, text.button)}</p></div>
<p style="${ink2};font-size:14px">${text.questions}</p>
${rate.map(rateLine)}`
  return {
    subject: subject(view.number),
    html: emailPage({
      market: view.market,
      subject: subject(view.number),
      title,
      company,
      content,
    }),
    plain: [
      title,
      '',
      texts.greeting,
      texts.intro,
      '',
      ...texts.next,
      '',
      text.lines,
      ...texts.rows.map(([label, amount]) => `${label}: ${amount}`),
      '',
      `${text.button}: ${link}`,
      '',
      text.questions,
      ...rate,
      '',
      companyLine(company),
    ].join('\n'),
  }
}

/** For example 22 noiembrie 2026, 10:15, in the market's own time. */
function momentIn(market: Market, instant: string): string {
  const day = dayIn(market, new Date(instant))
  return `${formatLongDay(day, localeOf[market])}, ${payableUntilOf(market, instant, day).time}`
}

function nextOf({ view, update }: ReturnEmail, text: ReturnEmailText): readonly string[] {
  const due = view.due ? [dueText(view, view.due, text)] : []
  const handover = view.handover ? [handoverText(view, view.handover, text)] : []
  const money = view.iban === undefined ? text.sameWay : text.toIban(view.iban)
  switch (update.kind) {
    case 'return-requested':
      return [...due, ...handover, text.battery, money]
    case 'return-reminder':
      return [...due, ...handover, text.battery]
    case 'return-received':
      return due
    case 'return-settled':
      return [...due, money, ...(view.lines.some(({ kept }) => kept) ? [text.disagree] : [])]
    case 'return-rejected':
      return [text.why(update.why), ...due, text.disagree]
  }
}

function dueText({ market }: ReturnView, { kind, day }: ReturnDue, text: ReturnEmailText): string {
  const formattedDay = formatLongDay(day, localeOf[market])
  switch (kind) {
    case 'send-by':
    case 'arrives-by':
      return text.sendBy(formattedDay)
    case 'inspected-by':
      return text.inspectedBy(formattedDay)
    case 'refunded-by':
      return text.refundedBy(formattedDay)
    case 'sent-back-by':
      return text.sentBackBy(formattedDay)
  }
}

function handoverText({ market }: ReturnView, handover: Handover, text: ReturnEmailText): string {
  switch (handover.kind) {
    case 'courier':
      return text.byCourier(pickupTime(handover, localeOf[market]))
    case 'locker':
      return text.byLocker
    case 'office':
      return text.byOffice
  }
}

type Row = readonly [label: string, amount: string]

function rowsOf({ view, display }: ReturnEmail, text: ReturnEmailText): readonly Row[] {
  const { market, lines, expected } = view
  const { total: format } = emailAmounts(market, display)
  const deduction = ({ kept: part }: ReturnedLine) =>
    part ? ` (${text.deducted(format(part.amount), part.found)})` : ''
  const goods = lines.map(({ back, kept: part }) => (part ? subtract(back, part.amount) : back))
  const charges = subtract(expected, sum(goods, expected.currency))
  return [
    ...lines.map((line): Row => [line.title, format(line.back) + deduction(line)]),
    ...(charges.minor > 0 ? [[text.charges, format(charges)] as const] : []),
    [text.expected, format(expected)],
  ]
}
