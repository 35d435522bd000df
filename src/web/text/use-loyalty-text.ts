import { type Language, languageOf } from '#domain/market/market.ts'
import { loyaltyLoaders } from '#text/loyalty/page/loyalty-loaders.ts'
import type { LoyaltyText } from '#text/loyalty/page/ro.ts'
import { useMarket } from './use-text.tsx'

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited while the page's module loads, so that the server-rendered page is not hydrated before its text is loaded.
const texts: ReadonlyMap<string, LoyaltyText> = new Map(
  await Promise.all(
    spoken.map(async language => [language, await loyaltyLoaders[language]()] as const),
  ),
)

export function useLoyaltyText(): LoyaltyText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
