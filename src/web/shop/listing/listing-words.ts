import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentWords } from '../document-words.ts'
import type { Subject } from './listing-address.ts'

/** The list's heading; never empty, for a list without a category is a brand's. */
export const titleOf = (
  { category, brand, model }: Subject,
  { listing }: Pick<Catalogue, 'listing'>,
): string => {
  if (category) return listing.categoryTitle(category, brand?.name)
  if (model) return listing.modelTitle([brand?.name, model.name].filter(Boolean).join(' '))
  return listing.brandTitle(brand?.name ?? '')
}

type Shown = Subject & { readonly listing: { readonly page: number } }

export const listingWords = (text: Catalogue, shown: Shown): DocumentWords => {
  const title = titleOf(shown, text)
  const { page } = shown.listing
  return {
    title: [title, ...(page > 1 ? [text.shell.page(page)] : []), 'Kintsu'].join(' · '),
    description: text.listing.description(title),
  }
}
