import type { Grade } from './device.ts'
import { gradeToWire } from './grade.ts'
import type { Choice, ChoiceGroup, Offer, ProductPage } from './listing.ts'
import type { RelatedItem, RelatedSpec } from './related-specs.ts'

/** The stock change since a page was rendered; the displayed listing takes precedence over the others. */
export type StockChange = 'sold' | 'back' | 'others'

/** The number of units back in stock is unknown; with this value the page shows no number. */
const uncounted = Number.POSITIVE_INFINITY

/** A product page with the current stock of the shelf; values that the shelf does not contain stay unchanged (Spec 7.1). */
export function withFreshStock(page: ProductPage, specs: readonly RelatedSpec[]): ProductPage {
  return {
    ...page,
    offers: page.offers.map(offer => freshOffer(offer, itemOf(specs, 'shape', wireOf(offer)))),
    choices: page.choices.map(group => freshGroup(group, specs)),
  }
}

export function stockChangeOf(
  before: ProductPage,
  after: ProductPage,
  grade: Grade,
): StockChange | undefined {
  const [had, has] = [hasGrade(before, grade), hasGrade(after, grade)]
  if (had !== has) return has ? 'back' : 'sold'
  return isSame(before, after) ? undefined : 'others'
}

function hasGrade({ offers }: ProductPage, grade: Grade): boolean {
  return offers.some(offer => offer.grade === grade && offer.stock > 0)
}

function isSame(before: ProductPage, after: ProductPage): boolean {
  return stocksOf(before).join() === stocksOf(after).join()
}

function stocksOf({ offers, choices }: ProductPage): readonly unknown[] {
  return [
    ...offers.map(offer => offer.stock > 0),
    ...choices.flatMap(group => group.items.map(item => item.availability)),
  ]
}

function wireOf({ grade }: Offer): string {
  return gradeToWire(grade)
}

function itemOf(specs: readonly RelatedSpec[], name: RelatedSpec['name'], value: string) {
  return specs.find(spec => spec.name === name)?.items.find(item => item.value === value)
}

function freshOffer(offer: Offer, item: RelatedItem | undefined): Offer {
  if (!item || item.inStock === offer.stock > 0) return offer
  return { ...offer, stock: item.inStock ? uncounted : 0 }
}

function freshGroup(group: ChoiceGroup, specs: readonly RelatedSpec[]): ChoiceGroup {
  return {
    ...group,
    items: group.items.map(choice => freshChoice(choice, itemOf(specs, group.key, choice.value))),
  }
}

function freshChoice(choice: Choice, item: RelatedItem | undefined): Choice {
  if (!item || item.inStock === (choice.availability === 'in-stock')) return choice
  return { ...choice, availability: item.inStock ? 'in-stock' : 'sold-out' }
}
