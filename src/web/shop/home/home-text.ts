import type { Catalogue } from '#web/text/catalogue.ts'
import type { DocumentText, MarketFacts } from '../document-text.ts'

export function homeText(
  { home }: Catalogue,
  _shown: unknown,
  { returnDays }: MarketFacts,
): DocumentText {
  return {
    title: home.title,
    description: home.description(returnDays),
  }
}
