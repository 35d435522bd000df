import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentText } from './document-text.ts'

export function stockAlertText({ product: { alert } }: Catalogue): DocumentText {
  return {
    title: `${alert.stopTitle} · Kintsu`,
    description: alert.stopText,
    robots: 'noindex',
  }
}
