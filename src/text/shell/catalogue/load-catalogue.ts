import type { Language } from '#domain/market/market.ts'
import type { Catalogue } from './catalogue.ts'

const loaders: Record<Language, () => Promise<Catalogue>> = {
  ro: async () => (await import('./ro.ts')).ro,
  bg: async () => (await import('./bg.ts')).bg,
  hu: async () => (await import('./hu.ts')).hu,
  el: async () => (await import('./el.ts')).el,
}

/** A browser downloads only the language it shows. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return loaders[language]()
}
