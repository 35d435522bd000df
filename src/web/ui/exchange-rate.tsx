import { useExchangeRate } from './format-price.ts'

/** The fixed rate, where amounts are shown in two currencies. */
export function ExchangeRate() {
  const rate = useExchangeRate()
  return rate === undefined ? null : <p className="text-note text-ink-3">{rate}</p>
}
