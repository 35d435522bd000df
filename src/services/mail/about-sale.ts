import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { html } from './html.ts'
import {
  card,
  companyLine,
  ink2,
  letterPage,
  linkButton,
  type WrittenLetter,
} from './letter-frame.ts'

type AboutSale = {
  readonly market: Market
  readonly title: string
  readonly greeting: string
  readonly device: string
  readonly number: string
  /** What there is to say, a paragraph each. */
  readonly rows: readonly string[]
  readonly link: string
  readonly button: string
  readonly words: { readonly sale: string; readonly questions: string }
  readonly company: Company
}

/** A letter about one sale: the device and its number, what is said of it, the way to its page. */
export function aboutSale({ device, number, rows, words, ...letter }: AboutSale): WrittenLetter {
  const { market, title, greeting, link, button, company } = letter
  const subject = `${title}: ${device} (${number})`
  const content = html`
<p>${greeting}</p>
<div style="${card}"><p style="margin:0 0 12px"><b>${device}</b><br><span style="${ink2}">${words.sale} ${number}</span></p>
${rows.map(row => html`<p style="margin:0 0 12px">${row}</p>`)}
<p style="margin:16px 0 0">${linkButton(link, button)}</p></div>
<p style="${ink2};font-size:14px">${words.questions}</p>`
  return {
    subject,
    html: letterPage({ market, subject, title, company, content }),
    plain: [
      title,
      '',
      greeting,
      '',
      device,
      `${words.sale} ${number}`,
      '',
      ...rows,
      '',
      `${button}: ${link}`,
      '',
      words.questions,
      '',
      companyLine(company),
    ].join('\n'),
  }
}
