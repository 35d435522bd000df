import type { ContactMessage } from '#domain/content/contact-message.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ContactEmailText } from '#text/content/email/ro.ts'
import { card, companyLine, emailPage, ink2, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'
import type { MailTexts } from './mail-texts.ts'

export type ContactEmail = {
  readonly market: Market
  readonly message: ContactMessage
  readonly company: Company
  readonly texts: MailTexts
}

/** To the sender of the message: what was received, and when it will be answered. */
export function writeContactReceipt(email: ContactEmail): WrittenEmail {
  const text = email.texts.contactEmail
  const { subject, title } = text
  const intro = text.intro(email.message.name)
  return emailOf(email, { subject, title, intro, end: text.notYou }, text)
}

/** To the staff of the market, in its language: the message and its sender. */
export function writeContactForStaff(outgoing: ContactEmail): WrittenEmail {
  const text = outgoing.texts.contactEmail
  const { name, email, topic } = outgoing.message
  const subject = text.toStaff(text.topics[topic])
  const intro = `${text.from}: ${name} <${email}>`
  return emailOf(outgoing, { subject, title: subject, intro }, text)
}

/** The answer of staff, with what was asked below it. */
export function writeContactReply(email: ContactEmail, answer: string): WrittenEmail {
  const text = email.texts.contactEmail
  const { market, message, company } = email
  const subject = text.reply(text.topics[message.topic])
  const content = html`
<p style="white-space:pre-line">${answer}</p>
<div style="${card}"><b>${text.wrote}</b>
<p style="white-space:pre-line;${ink2}">${message.message}</p></div>`
  return {
    subject,
    html: emailPage({ market, subject, company, title: text.replyTitle, content }),
    plain: [answer, '', `${text.wrote}:`, message.message, '', companyLine(company)].join('\n'),
  }
}

type ContactTexts = {
  readonly subject: string
  readonly title: string
  readonly intro: string
  readonly end?: string
}

function emailOf(
  { market, message, company }: ContactEmail,
  { subject, title, intro, end }: ContactTexts,
  text: ContactEmailText,
): WrittenEmail {
  const about = message.orderNumber ? text.ofOrder(message.orderNumber) : undefined
  const content = html`
<p>${intro}</p>
<div style="${card}"><b>${text.wrote}</b>
${about === undefined ? '' : html`<p style="${ink2}">${about}</p>`}
<p style="white-space:pre-line">${message.message}</p></div>
${end === undefined ? '' : html`<p style="${ink2};font-size:14px">${end}</p>`}`
  const parts = [title, '', intro, '', about, message.message, '', end, '', companyLine(company)]
  return {
    subject,
    html: emailPage({ market, subject, company, title, content }),
    plain: parts.filter(part => part !== undefined).join('\n'),
  }
}
