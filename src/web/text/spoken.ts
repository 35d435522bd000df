import type { Language } from '#domain/market/market.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

const catalogues = new Map<Language, Catalogue>()

/** The server loads all four languages at start, a browser the one it shows, before anything is rendered. */
export function addCatalogue(language: Language, catalogue: Catalogue) {
  return void catalogues.set(language, catalogue)
}

export function catalogueOf(language: Language): Catalogue {
  const catalogue = catalogues.get(language)
  if (!catalogue) throw new Error(`The catalogue of "${language}" was not loaded before rendering.`)
  return catalogue
}
