import { type Language, languages } from '#domain/market/market.ts'
import { loadBuyingText } from '#text/cart/buying-page/load-buying-text.ts'
import type { BuyingText } from '#text/cart/buying-page/ro.ts'

const loadedLanguages = import.meta.env.SSR
  ? languages
  : [document.documentElement.lang as Language]

// Awaited by every module that imports this file, so that a page rendered with this text has it when it hydrates.
const texts = new Map<Language, BuyingText>()
for (const language of loadedLanguages) texts.set(language, await loadBuyingText(language))

/** The text around a filled cart, for pages that need it at load: the server has all languages, a browser its own. */
export function buyingTextOf(language: Language): BuyingText {
  const text = texts.get(language)
  if (!text) throw new Error(`The words of buying in "${language}" were not loaded.`)
  return text
}
