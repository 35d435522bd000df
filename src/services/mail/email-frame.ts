import type { Company } from '#domain/market/company.ts'
import { type Language, languageOf, type Market } from '#domain/market/market.ts'
import { html, type Markup } from './html.ts'

export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly plain: string
}

export const ink2 = 'color:#4d5560'
export const card =
  'background:#ffffff;border:1px solid #e6e1d6;border-radius:20px;padding:20px 24px;margin:0 0 16px'

/** The shop's dark theme (decision 70), by the inline colours; programs that know no media queries stay with these. */
const darkStyle: Markup = {
  markup: `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){
body{background:#0f1513!important;color:#eef1ee!important}
[style*="background:#ffffff"]{background:#18201d!important;border-color:#2b3632!important}
[style*="color:#4d5560"],[style*="color:#6b737d"]{color:#b9c3be!important}
a[style*="color:#0d6b58"],a[style*="color:#095244"]{color:#6bcfb5!important}
a[style*="background:#0d6b58"]{background:#3fb698!important;color:#0f1513!important}}`,
}

/** Outlook on Windows knows no greatest width: a table gives it one. */
const ofOutlook = {
  begin: {
    markup:
      '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
  },
  end: { markup: '<!--[if mso]></td></tr></table><![endif]-->' },
} as const satisfies Record<string, Markup>

/** Facts that mail programs read, as JSON-LD of schema.org. */
export function factsForPrograms(facts: object): Markup {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return { markup: `<script type="application/ld+json">${json}</script>` }
}

type Frame = {
  readonly market: Market
  readonly subject: string
  readonly title: string
  readonly company: Company
  readonly content: Markup
}

/** The layout of every email: the dark header with the seam, the content, and the sender. */
export function emailPage({ market, subject, title, company, content }: Frame): string {
  const language: Language = languageOf[market]
  return `<!doctype html>${
    html`
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${darkStyle}</style></head>
<body style="margin:0;background:#fbfaf6;color:#16191d;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<div style="background:#10201d;color:#ffffff;padding:24px"><div style="max-width:600px;margin:0 auto">
<div style="font-weight:800;font-size:22px">kintsu</div>
<h1 style="font-size:28px;line-height:1.15;margin:18px 0 0">${title}</h1>
<div style="height:2px;width:220px;background:#e2b75c;margin-top:16px"></div></div></div>
${ofOutlook.begin}<div style="max-width:600px;margin:24px auto;padding:0 16px">
${content}
<p style="color:#6b737d;font-size:13px">${companyLine(company)}</p>
</div>${ofOutlook.end}</body></html>`.markup
  }`
}

/** The exchange rate below the content of an email. */
export function rateLine(rate: string): Markup {
  return html`<p style="${ink2};font-size:14px">${rate}</p>`
}

export function linkButton(link: string, text: string): Markup {
  return html`<a href="${link}" style="display:inline-block;background:#0d6b58;color:#ffffff;text-decoration:none;font-weight:650;border-radius:12px;padding:12px 20px">${text}</a>`
}

/** The drawing of both sides, 4 by 3 for every device. */
export function pictureOf(origin: string, picture: string): string {
  return `${origin}${picture.replace(/-front\.svg$/, '-pair.svg').replace(/\.svg$/, '.png')}`
}

export function companyLine(company: Company): string {
  return [
    company.name,
    company.registrationNumber,
    company.vatNumber,
    company.address,
    company.phone,
  ].join(' · ')
}
