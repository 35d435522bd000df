import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../use-text.tsx'
import type { ContentText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<ContentText>>> = {
  ro: async () => (await import('./ro.ts')).contentRo,
  bg: async () => (await import('./bg.ts')).contentBg,
  hu: async () => (await import('./hu.ts')).contentHu,
  el: async () => (await import('./el.ts')).contentEl,
}

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited together with the modules that need it.
const texts: ReadonlyMap<string, ContentText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useContentText(): ContentText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
