import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import type { DocumentText, MarketFacts } from '../document-text.ts'

export function homeText(
  { home }: Catalogue,
  _loaderData: unknown,
  { returnDays }: MarketFacts,
): DocumentText {
  return {
    title: home.title,
    description: home.description(returnDays),
  }
}
