import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { card, companyLine, emailPage, ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'

type AboutTradeIn = {
  readonly market: Market
  readonly title: string
  readonly greeting: string
  readonly device: string
  readonly number: string
  /** The paragraphs of the email. */
  readonly rows: readonly string[]
  readonly link: string
  readonly button: string
  readonly text: { readonly tradeIn: string; readonly questions: string }
  readonly company: Company
}

/** An email about one trade-in: the device and its number, the paragraphs, and the link to its page. */
export function aboutTradeIn({ device, number, rows, text, ...email }: AboutTradeIn): WrittenEmail {
  const { market, title, greeting, link, button, company } = email
  const subject = `${title}: ${device} (${number})`
  const content = html`
<p>${greeting}</p>
<div style="${card}"><p style="margin:0 0 12px"><b>${device}</b><br><span style="${ink2}">${text.tradeIn} ${number}</span></p>
${rows.map(row => html`<p style="margin:0 0 12px">${row}</p>`)}
<p style="margin:16px 0 0">${linkButton(link, button)}</p></div>
<p style="${ink2};font-size:14px">${text.questions}</p>`
  return {
    subject,
    html: emailPage({ market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      '',
      device,
      `${text.tradeIn} ${number}`,
      '',
      ...rows,
      '',
      `${button}: ${link}`,
      '',
      text.questions,
      '',
      companyLine(company),
    ].join('\n'),
  }
}
