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
<title>${subject}</title></head>
<body style="margin:0;background:#fbfaf6;color:#16191d;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<div style="background:#10201d;color:#ffffff;padding:24px"><div style="max-width:600px;margin:0 auto">
<div style="font-weight:800;font-size:22px">kintsu</div>
<h1 style="font-size:28px;line-height:1.15;margin:18px 0 0">${title}</h1>
<div style="height:2px;width:220px;background:#e2b75c;margin-top:16px"></div></div></div>
<div style="max-width:600px;margin:24px auto;padding:0 16px">
${content}
<p style="color:#6b737d;font-size:13px">${companyLine(company)}</p>
</div></body></html>`.markup
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
