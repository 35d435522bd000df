import { type Language, languageOf } from '#domain/market/market.ts'
import { contentLoaders } from '#text/content/page/content-loaders.ts'
import type { ContentText } from '#text/content/page/ro.ts'
import { useMarket } from './use-text.tsx'

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited together with the modules that need it.
const texts: ReadonlyMap<string, ContentText> = new Map(
  await Promise.all(
    spoken.map(async language => [language, await contentLoaders[language]()] as const),
  ),
)

export function useContentText(): ContentText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
