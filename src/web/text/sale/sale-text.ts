import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../use-text.tsx'
import type { TradeInText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<TradeInText>>> = {
  ro: async () => (await import('./ro.ts')).tradeInRo,
  bg: async () => (await import('./bg.ts')).tradeInBg,
  hu: async () => (await import('./hu.ts')).tradeInHu,
  el: async () => (await import('./el.ts')).tradeInEl,
}

/** The server speaks all languages, a browser only that of the page it shows. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Waited for as the page's module is loaded: what was drawn without scripts is not taken over before its words are here.
const texts: ReadonlyMap<string, TradeInText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useTradeInText(): TradeInText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
