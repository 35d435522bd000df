import type { Grade } from './device.ts'
import { gradeToWire } from './grade.ts'
import type { Choice, ChoiceGroup, Offer, ProductPage } from './listing.ts'
import type { RelatedItem, RelatedSpec } from './related-specs.ts'

/** What changed since a page was drawn, the listing shown before everything else. */
export type StockNews = 'sold' | 'back' | 'others'

/** How many came back is not told: enough for the page to give no number. */
const uncounted = Number.POSITIVE_INFINITY

/** Spec 7.1: a product's page with the stock of the shelf now; what the shelf says nothing of stays as it was. */
export const withFreshStock = (page: ProductPage, specs: readonly RelatedSpec[]): ProductPage => ({
  ...page,
  offers: page.offers.map(offer => freshOffer(offer, itemOf(specs, 'shape', wireOf(offer)))),
  choices: page.choices.map(group => freshGroup(group, specs)),
})

export const stockNewsOf = (
  before: ProductPage,
  after: ProductPage,
  grade: Grade,
): StockNews | undefined => {
  const [had, has] = [hasGrade(before, grade), hasGrade(after, grade)]
  if (had !== has) return has ? 'back' : 'sold'
  return isSame(before, after) ? undefined : 'others'
}

const hasGrade = ({ offers }: ProductPage, grade: Grade): boolean =>
  offers.some(offer => offer.grade === grade && offer.stock > 0)

const isSame = (before: ProductPage, after: ProductPage): boolean =>
  stocksOf(before).join() === stocksOf(after).join()

const stocksOf = ({ offers, choices }: ProductPage): readonly unknown[] => [
  ...offers.map(offer => offer.stock > 0),
  ...choices.flatMap(group => group.items.map(item => item.availability)),
]

const wireOf = ({ grade }: Offer): string => gradeToWire(grade)

const itemOf = (specs: readonly RelatedSpec[], name: RelatedSpec['name'], value: string) =>
  specs.find(spec => spec.name === name)?.items.find(item => item.value === value)

const freshOffer = (offer: Offer, item: RelatedItem | undefined): Offer => {
  if (!item || item.inStock === offer.stock > 0) return offer
  return { ...offer, stock: item.inStock ? uncounted : 0 }
}

const freshGroup = (group: ChoiceGroup, specs: readonly RelatedSpec[]): ChoiceGroup => ({
  ...group,
  items: group.items.map(choice => freshChoice(choice, itemOf(specs, group.key, choice.value))),
})

const freshChoice = (choice: Choice, item: RelatedItem | undefined): Choice => {
  if (!item || item.inStock === (choice.availability === 'in-stock')) return choice
  return { ...choice, availability: item.inStock ? 'in-stock' : 'sold-out' }
}
