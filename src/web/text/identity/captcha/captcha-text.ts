import { type Language, languageOf } from '#domain/market/market.ts'
import { useMarket } from '#web/text/use-text.tsx'
import type { CaptchaText } from './ro.ts'

export const captchaLoaders: Readonly<Record<Language, () => Promise<CaptchaText>>> = {
  ro: async () => (await import('./ro.ts')).captchaRo,
  bg: async () => (await import('./bg.ts')).captchaBg,
  hu: async () => (await import('./hu.ts')).captchaHu,
  el: async () => (await import('./el.ts')).captchaEl,
}

/** The server loads all languages, a browser only the language of its page. */
const spoken: readonly Language[] =
  typeof document === 'undefined'
    ? Object.values(languageOf)
    : [document.documentElement.lang as Language]

const texts: ReadonlyMap<Language, CaptchaText> = new Map(
  await Promise.all(
    spoken.map(async language => [language, await captchaLoaders[language]()] as const),
  ),
)

export function useCaptchaText(): CaptchaText {
  const language = languageOf[useMarket().market]
  const text = texts.get(language)
  if (!text) throw new Error(`The words of "${language}" were not loaded with their page.`)
  return text
}
