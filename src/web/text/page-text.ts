import { type Language, languageOf, languages } from '#domain/market/market.ts'
import { useMarket } from './use-text.tsx'

/** The languages spoken here: on a server all, in a browser the one of its page; none in the office, which has its own. */
const loadedLanguages: readonly Language[] =
  typeof document === 'undefined'
    ? languages
    : languages.filter(language => language === document.documentElement.lang)

/**
 * Loads the text of a part and returns the hook that reads it. Every module that imports the hook waits for the text,
 * so that a page rendered with it has it when it hydrates.
 */
export async function pageText<Text>(
  loaders: Readonly<Record<Language, () => Promise<Text>>>,
): Promise<() => Text> {
  const texts: ReadonlyMap<Language, Text> = new Map(
    await Promise.all(
      loadedLanguages.map(async language => [language, await loaders[language]()] as const),
    ),
  )
  return function usePageText() {
    const language = languageOf[useMarket().market]
    const text = texts.get(language)
    if (!text) throw new Error(`The text in "${language}" was not loaded with its page.`)
    return text
  }
}
