import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../use-text.tsx'
import type { LoyaltyText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<LoyaltyText>>> = {
  ro: async () => (await import('./ro.ts')).loyaltyRo,
  bg: async () => (await import('./bg.ts')).loyaltyBg,
  hu: async () => (await import('./hu.ts')).loyaltyHu,
  el: async () => (await import('./el.ts')).loyaltyEl,
}

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited while the page's module loads, so that the server-rendered page is not hydrated before its text is loaded.
const texts: ReadonlyMap<string, LoyaltyText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useLoyaltyText(): LoyaltyText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
