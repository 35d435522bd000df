import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../use-text.tsx'
import type { ReviewsText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<ReviewsText>>> = {
  ro: async () => (await import('./ro.ts')).reviewsRo,
  bg: async () => (await import('./bg.ts')).reviewsBg,
  hu: async () => (await import('./hu.ts')).reviewsHu,
  el: async () => (await import('./el.ts')).reviewsEl,
}

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited together with the modules that need it: a product page does not wait for it.
const texts: ReadonlyMap<string, ReviewsText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useReviewsText(): ReviewsText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
