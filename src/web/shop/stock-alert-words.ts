import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentWords } from './document-words.ts'

export const stockAlertWords = ({ product: { alert } }: Catalogue): DocumentWords => ({
  title: `${alert.stopTitle} · Kintsu`,
  description: alert.stopText,
  robots: 'noindex',
})
