import { type Language, languageOf } from '#domain/market/market.ts'
import { reviewsLoaders } from '#text/review/page/reviews-loaders.ts'
import type { ReviewsText } from '#text/review/page/ro.ts'
import { useMarket } from './use-text.tsx'

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited together with the modules that need it: a product page does not wait for it.
const texts: ReadonlyMap<string, ReviewsText> = new Map(
  await Promise.all(
    spoken.map(async language => [language, await reviewsLoaders[language]()] as const),
  ),
)

export function useReviewsText(): ReviewsText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
