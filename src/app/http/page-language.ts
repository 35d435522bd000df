import { type Language, languageOf, type Market } from '#domain/market/market.ts'

type Root =
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'choice'; readonly suggested?: Market | undefined }

/** The language of a page by the data of its root; while a country is to be chosen, the suggested one's. */
export function pageLanguage(root: Root | undefined): Language {
  return languageOf[root?.kind === 'market' ? root.market : (root?.suggested ?? 'ro')]
}
