import { createHash } from 'node:crypto'
import type { Answer } from '../answer-call.ts'
import type { Language } from '../payments.ts'
import { pageStyle } from './page-style.ts'
import { pageText } from './page-text.ts'

/** Text that is already markup. */
export type Markup = { readonly markup: string }

const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escaped(text: string) {
  return text.replace(/[&<>"']/g, sign => signs.get(sign) ?? '')
}

function written(part: string | Markup | readonly Markup[]): string {
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Escapes every interpolated value, except for markup created the same way. */
export function html(
  texts: TemplateStringsArray,
  ...parts: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return {
    markup: texts.map((text, index) => text + written(parts[index] ?? '')).join(''),
  }
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The page sends its origin to itself: without it, its own form posts would be refused as third-party.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
}

export function drawPage(
  language: Language,
  provider: string,
  title: string,
  content: Markup,
  status = 200,
): Answer {
  const webhook = pageText[language].notice(provider)
  const style: Markup = { markup: `<style>${pageStyle}</style>` }
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${provider}</title>
<link rel="icon" href="data:,">
${style}
</head>
<body>
<header><p class="trial">${webhook}</p></header>
<main><div class="sheet">
<h1>${title}</h1>
${content}
</div></main>
</body>
</html>`
  return { status, headers, body: page.markup }
}

/** 303: the next request is a GET, not a repeated POST. */
export function redirectTo(location: string): Answer {
  return {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  }
}
