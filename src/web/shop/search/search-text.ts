import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText } from '../document-text.ts'

type SearchView = { readonly search: { readonly text: string } }

/** A search is specific to one customer: search engines need not index its results. */
export function searchText({ search }: Catalogue, view: SearchView): DocumentText {
  const { text } = view.search
  const title = text === '' ? search.page : search.title(text)
  return { title: `${title} · Kintsu`, description: search.description, robots: 'noindex' }
}
