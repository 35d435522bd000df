import type { Language } from '#domain/market/market.ts'
import type { IdentityText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const identityLoaders: Readonly<Record<Language, () => Promise<IdentityText>>> = {
  ro: async () => (await import('./ro.ts')).identityRo,
  bg: async () => (await import('./bg.ts')).identityBg,
  hu: async () => (await import('./hu.ts')).identityHu,
  el: async () => (await import('./el.ts')).identityEl,
}
