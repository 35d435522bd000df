import type { Language } from '#domain/market/market.ts'
import type { OrderStatusText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const orderStatusLoaders: Readonly<Record<Language, () => Promise<OrderStatusText>>> = {
  ro: async () => (await import('./ro.ts')).orderStatusRo,
  bg: async () => (await import('./bg.ts')).orderStatusBg,
  hu: async () => (await import('./hu.ts')).orderStatusHu,
  el: async () => (await import('./el.ts')).orderStatusEl,
}
