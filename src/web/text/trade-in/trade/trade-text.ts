import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { TradeText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<TradeText>>> = {
  ro: async () => (await import('./ro.ts')).tradeRo,
  bg: async () => (await import('./bg.ts')).tradeBg,
  hu: async () => (await import('./hu.ts')).tradeHu,
  el: async () => (await import('./el.ts')).tradeEl,
}

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited while the page's module loads, so that the server-rendered page is not hydrated before its text is loaded.
const texts: ReadonlyMap<string, TradeText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useTradeText(): TradeText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
