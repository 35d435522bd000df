import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentWords } from './document-words.ts'

export function stockAlertWords({ product: { alert } }: Catalogue): DocumentWords {
  return {
    title: `${alert.stopTitle} · Kintsu`,
    description: alert.stopText,
    robots: 'noindex',
  }
}
