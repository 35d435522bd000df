import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '../../use-text.tsx'
import type { SellStepsText } from './ro.ts'

const loaders: Readonly<Record<Language, () => Promise<SellStepsText>>> = {
  ro: async () => (await import('./ro.ts')).sellStepsRo,
  bg: async () => (await import('./bg.ts')).sellStepsBg,
  hu: async () => (await import('./hu.ts')).sellStepsHu,
  el: async () => (await import('./el.ts')).sellStepsEl,
}

/** The server speaks all languages, a browser only that of the page it shows. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

// Waited for as the page's module is loaded: what was drawn without scripts is not taken over before its words are here.
const texts: ReadonlyMap<string, SellStepsText> = new Map(
  await Promise.all(spoken.map(async language => [language, await loaders[language]()] as const)),
)

export function useSellStepsText(): SellStepsText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
