import type { Currency } from '#domain/money/money.ts'
import { textInCurrency } from './passages.ts'

/** How texts write the currencies that another one may replace. */
const names: Readonly<Partial<Record<Currency, RegExp>>> = {
  BGN: /(?<!\p{L})(?:BGN|lev|leva|лв|лев|лева|левове|левовете)(?!\p{L})/iu,
}

/** Whether a text still names `from` where it is shown in `to`: outside of its passages, or in one for `to`. */
export function namesCurrency(text: string, from: Currency, to: Currency): boolean {
  return names[from]?.test(textInCurrency(text, to)) === true
}
