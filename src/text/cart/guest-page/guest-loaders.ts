import type { Language } from '#domain/market/market.ts'
import type { GuestText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const guestLoaders: Readonly<Record<Language, () => Promise<GuestText>>> = {
  ro: async () => (await import('./ro.ts')).guestRo,
  bg: async () => (await import('./bg.ts')).guestBg,
  hu: async () => (await import('./hu.ts')).guestHu,
  el: async () => (await import('./el.ts')).guestEl,
}
