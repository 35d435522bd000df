import { type Language, languageOf, markets } from '#domain/market/market.ts'
import type { BuyingText } from './buying/ro.ts'
import { loadBuyingText } from './load-buying-text.ts'

const shown = import.meta.env.SSR
  ? [...new Set(markets.map(market => languageOf[market]))]
  : [document.documentElement.lang as Language]

// Waited for by whatever imports this file, so that a page drawn with these words finds them when it wakes.
const known = new Map<Language, BuyingText>()
for (const language of shown) known.set(language, await loadBuyingText(language))

/** The words around a filled cart, where they are needed with the page: the server knows all, a browser its own language's. */
export function buyingTextOf(language: Language): BuyingText {
  const text = known.get(language)
  if (!text) throw new Error(`The words of buying in "${language}" were not loaded.`)
  return text
}
