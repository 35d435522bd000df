import { type Language, languageOf } from '#domain/market/market.ts'
import { captchaLoaders } from '#text/identity/captcha-page/captcha-loaders.ts'
import type { CaptchaText } from '#text/identity/captcha-page/ro.ts'
import { useMarket } from './use-text.tsx'

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
