import type { Currency } from '#domain/money/money.ts'

/**
 * A text of a market for the currency it has: `{{BGN: в левове}}{{EUR: в евро}}` shows one of the two. A passage may be
 * as long as several paragraphs.
 */
export function textInCurrency(text: string, currency: Currency): string {
  return text.replace(passages, (_, code: string, passage: string) =>
    code === currency ? passage : '',
  )
}

const passages = /\{\{(RON|BGN|HUF|EUR):\s*((?:[^{}]|\{(?!\{)|\}(?!\}))*)\}\}/g
