import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentWords } from '../document-words.ts'

export const homeWords = ({ home }: Catalogue): DocumentWords => ({
  title: home.title,
  description: home.description,
})
