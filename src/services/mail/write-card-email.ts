import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
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

/** An email with one card, in which a line of text and a link stand below what it is about. */
export type CardEmail = {
  readonly market: Market
  readonly company: Company
  readonly subject: string
  readonly title: string
  readonly greeting: string
  readonly intro: string
  /** What the card is about, as a voucher's code. */
  readonly about?: string
  readonly line: string
  readonly link: string
  readonly see: string
  /** Below the card. */
  readonly note: string
  /** Exchange rates of amounts in the text. */
  readonly rate: readonly string[]
}

/** As HTML and as equivalent plain text. */
export function writeCardEmail(email: CardEmail): WrittenEmail {
  const { market, company, subject, title, greeting, intro, about, line, link, see, note, rate } =
    email
  return {
    subject,
    html: emailPage({
      market,
      subject,
      company,
      title,
      content: html`
<p>${greeting}<br>${intro}</p>
<div style="${card}">${about === undefined ? html`` : html`<strong>${about}</strong><br>`}${line}<p style="margin:16px 0 0">${linkButton(link, see)}</p></div>
<p style="${ink2};font-size:14px">${note}</p>
${rate.map(rateLine)}`,
    }),
    plain: [
      title,
      '',
      greeting,
      intro,
      '',
      ...(about === undefined ? [] : [about]),
      line,
      `${see}: ${link}`,
      '',
      note,
      ...rate,
      '',
      companyLine(company),
    ].join('\n'),
  }
}
