import type { Language } from '#domain/market/market.ts'
import type { CaptchaText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const captchaLoaders: Readonly<Record<Language, () => Promise<CaptchaText>>> = {
  ro: async () => (await import('./ro.ts')).captchaRo,
  bg: async () => (await import('./bg.ts')).captchaBg,
  hu: async () => (await import('./hu.ts')).captchaHu,
  el: async () => (await import('./el.ts')).captchaEl,
}
