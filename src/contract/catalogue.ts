import { z } from 'zod'
import {
  type ChoiceGroup,
  choiceAvailabilities,
  type ListingPage,
  type Offer,
  type ProductPage,
} from '#domain/device/listing.ts'
import { choiceFields } from '#domain/device/product-fields.ts'
import { sorts } from '#domain/device/sort.ts'
import { specKeys } from '#domain/device/specification.ts'
import { gradeSchema, productSchema } from './device.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

export const offerSchema = mirrors<Offer>()(
  z.object({
    listingId: z.string(),
    grade: gradeSchema,
    price: moneySchema,
    newPrice: moneySchema.exactOptional(),
    discount: z.object({ percent: z.int(), lowest30: moneySchema }).exactOptional(),
    stock: z.int(),
  }),
)

const listingCardSchema = z.object({ product: productSchema, offer: offerSchema })

const facetSchema = z.object({
  key: z.enum(['brand', 'model', 'grade', 'type', ...choiceFields]),
  items: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() }),
  ),
})

export const listingPageSchema = mirrors<ListingPage>()(
  z.object({
    cards: z.array(listingCardSchema),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    sort: z.enum(sorts),
    facets: z.array(facetSchema),
    priceRange: z.object({ from: z.int(), to: z.int() }),
  }),
)

const choiceGroupSchema = mirrors<ChoiceGroup>()(
  z.object({
    key: z.enum(choiceFields),
    items: z.array(
      z.object({
        value: z.string(),
        isChosen: z.boolean(),
        availability: z.enum(choiceAvailabilities),
        product: productSchema,
        grade: gradeSchema,
        price: moneySchema,
      }),
    ),
  }),
)

const makerSchema = z.object({
  name: z.string(),
  address: z.string(),
  site: z.string(),
  inUnion: z.object({ name: z.string(), address: z.string() }).exactOptional(),
})

export const productPageSchema = mirrors<ProductPage>()(
  z.object({
    product: productSchema,
    offers: z.array(offerSchema),
    choices: z.array(choiceGroupSchema),
    specification: z.partialRecord(z.enum(specKeys), z.string()),
    boxContents: z.array(z.string()),
    batteryOffer: z.object({ id: z.string(), price: moneySchema }).exactOptional(),
    maker: makerSchema.exactOptional(),
    nearest: z.array(listingCardSchema),
    similar: z.array(listingCardSchema),
  }),
)
