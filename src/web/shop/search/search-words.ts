import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentText } from '../document-words.ts'

type Shown = { readonly search: { readonly text: string } }

/** A search is one shopper's question: no search engine need keep its answer. */
export function searchWords({ search }: Catalogue, shown: Shown): DocumentText {
  const { text } = shown.search
  const title = text === '' ? search.page : search.title(text)
  return { title: `${title} · Kintsu`, description: search.description, robots: 'noindex' }
}
