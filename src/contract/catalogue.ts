import { sorts } from '#domain/device/sort.ts'
import { z } from 'zod'
import { gradeSchema, productSchema } from './device.ts'
import { moneySchema } from './money.ts'

/** `discount` stands only where a reduction is announced, with the lowest price of the 30 days before it (rules-of-trade.md 3). */
export const offerSchema = z.object({
  listingId: z.string(),
  grade: gradeSchema,
  price: moneySchema,
  newPrice: moneySchema.optional(),
  discount: z.object({ percent: z.int(), lowest30: moneySchema }).optional(),
  stock: z.int(),
})
export type Offer = z.infer<typeof offerSchema>

/** One card of a list: a product in one grade. */
export const listingCardSchema = z.object({ product: productSchema, offer: offerSchema })
export type ListingCard = z.infer<typeof listingCardSchema>

/** `key` is the canonical filter name; a value's `label` reads the same in every language except for grades and colours, which the page words itself. */
export const facetSchema = z.object({
  key: z.enum(['brand', 'model', 'storage', 'color', 'grade', 'ram', 'cpu', 'size', 'connectivity', 'material']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })),
})
export type Facet = z.infer<typeof facetSchema>

export const sortSchema = z.enum(sorts)


export const listingPageSchema = z.object({
  cards: z.array(listingCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  sort: sortSchema,
  facets: z.array(facetSchema),
  /** Cheapest and dearest of what the other filters leave, whole units. */
  priceRange: z.object({ from: z.int(), to: z.int() }),
})
export type ListingPage = z.infer<typeof listingPageSchema>

/** A value that leads to another product of the same model, keeping the grade where it can. */
export const choiceSchema = z.object({
  value: z.string(),
  isChosen: z.boolean(),
  inStock: z.boolean(),
  productId: z.string(),
  grade: gradeSchema,
  path: z.string(),
  colorHex: z.string().optional(),
})
export type Choice = z.infer<typeof choiceSchema>

export const productPageSchema = z.object({
  product: productSchema,
  offers: z.array(offerSchema),
  choices: z.array(
    z.object({
      key: z.enum(['storage', 'color', 'ram', 'cpu', 'size', 'connectivity', 'material']),
      items: z.array(choiceSchema),
    }),
  ),
  specification: z.record(z.string(), z.string()),
  batteryOffer: z.object({ id: z.string(), price: moneySchema }).optional(),
  similar: z.array(listingCardSchema),
})
export type ProductPage = z.infer<typeof productPageSchema>

export const modelSummarySchema = z.object({
  brand: z.string(),
  brandSlug: z.string(),
  name: z.string(),
  slug: z.string(),
  card: listingCardSchema,
  from: moneySchema,
})
export type ModelSummary = z.infer<typeof modelSummarySchema>
