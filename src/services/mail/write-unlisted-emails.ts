import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { UnlistedDevice } from '#domain/trade-in/unlisted-device.ts'
import { card, companyLine, emailPage, ink2, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'
import type { MailTexts } from './mail-texts.ts'

export type UnlistedEmail = {
  readonly market: Market
  readonly request: UnlistedDevice
  readonly company: Company
  readonly texts: MailTexts
}

/** To the seller: what was received, and what follows until when. */
export function writeUnlistedReceipt(email: UnlistedEmail): WrittenEmail {
  const { subject, receipt, notYou } = textOf(email)
  return emailOf(email, { subject, intro: receipt[email.request.choice], end: notYou })
}

/** To the staff of the market, in its language. */
export function writeUnlistedForStaff(email: UnlistedEmail): WrittenEmail {
  const { toStaff, from } = textOf(email)
  const { choice, email: address } = email.request
  return emailOf(email, { subject: toStaff[choice], intro: `${from}: ${address}` })
}

function textOf({ texts }: UnlistedEmail) {
  return texts.unlistedEmail
}

type Texts = { readonly subject: string; readonly intro: string; readonly end?: string }

function emailOf(email: UnlistedEmail, { subject, intro, end }: Texts): WrittenEmail {
  const { market, company, request } = email
  const { wrote } = textOf(email)
  const content = html`
<p>${intro}</p>
<div style="${card}"><b>${wrote}</b>
<p style="white-space:pre-line">${request.device}</p></div>
${end === undefined ? '' : html`<p style="${ink2};font-size:14px">${end}</p>`}`
  const parts = [subject, '', intro, '', wrote, request.device, '', end, '', companyLine(company)]
  return {
    subject,
    html: emailPage({ market, subject, company, title: subject, content }),
    plain: parts.filter(part => part !== undefined).join('\n'),
  }
}
