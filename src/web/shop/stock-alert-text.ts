import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText } from './document-text.ts'

export function stockAlertText({ product: { alert } }: Catalogue): DocumentText {
  return {
    title: `${alert.stopTitle} · Kintsu`,
    description: alert.stopText,
    robots: 'noindex',
  }
}
