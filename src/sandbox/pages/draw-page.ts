import { createHash } from 'node:crypto'
import type { Answer } from '../answer-call.ts'
import type { Language } from '../payments.ts'

import { pageText } from './page-text.ts'

const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#f3f4f6;color:#1b1f24;font:1rem/1.5 system-ui,sans-serif}
.trial{margin:0;padding:.75rem 1rem;background:#3b2f00;color:#fff6d6;text-align:center}
main{width:min(28rem,100%);margin:0 auto;padding:1.5rem 1rem 3rem}
.sheet{padding:1.25rem;background:#fff;border:1px solid #c9ced6;border-radius:.75rem;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt{color:#4a5260}
dd{margin:0;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600}
input{width:100%;margin:.25rem 0;padding:.625rem .75rem;border:1px solid #6b7380;border-radius:.5rem;background:#f3f4f6;color:inherit;font:inherit}
.hint{margin:0 0 1.25rem;color:#4a5260;font-size:.875rem}
form{display:grid;gap:.625rem}
button,.button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #6b7380;border-radius:.5rem;background:#fff;color:#1b1f24;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.first{border-color:#14532d;background:#166534;color:#fff;font-weight:600}
button:hover,.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
`

/** Text that is already markup. */
export type Markup = { readonly markup: string }

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escaped(text: string) {
  return text.replace(/[&<>"']/g, character => entities.get(character) ?? '')
}

function toMarkup(part: string | Markup | readonly Markup[]): string {
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Escapes every interpolated value, except for markup created the same way. */
export function html(
  texts: TemplateStringsArray,
  ...parts: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return {
    markup: texts.map((text, index) => text + toMarkup(parts[index] ?? '')).join(''),
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
  const banner = pageText[language].demoBanner(provider)
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
<header><p class="trial">${banner}</p></header>
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
