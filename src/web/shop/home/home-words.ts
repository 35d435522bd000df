import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentWords } from '../document-words.ts'

export function homeWords({ home }: Catalogue): DocumentWords {
  return {
    title: home.title,
    description: home.description,
  }
}
