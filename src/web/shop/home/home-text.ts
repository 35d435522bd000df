import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentText } from '../document-text.ts'

export function homeText({ home }: Catalogue): DocumentText {
  return {
    title: home.title,
    description: home.description,
  }
}
