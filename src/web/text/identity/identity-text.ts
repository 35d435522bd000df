import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../use-text.tsx'
import type { IdentityText } from './ro.ts'

export const identityLoaders: Readonly<Record<Language, () => Promise<IdentityText>>> = {
  ro: async () => (await import('./ro.ts')).identityRo,
  bg: async () => (await import('./bg.ts')).identityBg,
  hu: async () => (await import('./hu.ts')).identityHu,
  el: async () => (await import('./el.ts')).identityEl,
}

/** The server speaks all languages, a browser only that of the page it shows. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Waited for as the page's module is loaded: what was drawn without scripts is not taken over before its words are here.
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
