import { type Language, languageOf, type Market } from '#domain/market/market.ts'
import type { OfficeLanguage } from '#domain/staff/staff.ts'

type Root =
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'choice'; readonly suggested?: Market | undefined }
  | { readonly kind: 'office'; readonly language: OfficeLanguage }

/** The language of a page by the data of its root; while a country is to be chosen, the suggested one's. */
export function pageLanguage(root: Root | undefined): Language | OfficeLanguage {
  if (root?.kind === 'office') return root.language
  return languageOf[root?.kind === 'market' ? root.market : (root?.suggested ?? 'ro')]
}
