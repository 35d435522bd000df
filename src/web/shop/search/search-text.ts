import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText } from '../document-text.ts'

type Shown = { readonly search: { readonly text: string } }

/** A search is specific to one customer: search engines need not index its results. */
export function searchWords({ search }: Catalogue, shown: Shown): DocumentText {
  const { text } = shown.search
  const title = text === '' ? search.page : search.title(text)
  return { title: `${title} · Kintsu`, description: search.description, robots: 'noindex' }
}
