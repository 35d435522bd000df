import { type Language, languageOf } from '#domain/market/market.ts'
import { identityLoaders } from '#text/identity/page/identity-loaders.ts'
import type { IdentityText } from '#text/identity/page/ro.ts'
import { useMarket } from './use-text.tsx'

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Awaited while the page's module loads, so that the server-rendered page is not hydrated before its text is loaded.
const texts: ReadonlyMap<string, IdentityText> = new Map(
  await Promise.all(
    spoken.map(async language => [language, await identityLoaders[language]()] as const),
  ),
)

export function useIdentityText(): IdentityText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
