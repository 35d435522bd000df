import { z } from 'zod'
import type { Market } from '../text.ts'
import type { Page } from './read-page.ts'

const nonEmptyText = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
const amount = z.string().regex(/^[1-9]\d*\.\d{2}$/)
function schemaOrg(name: string) {
  return z.literal(`https://schema.org/${name}`)
}
function named(type: string) {
  return z.looseObject({ '@type': z.literal(type), name: nonEmptyText })
}

const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const
const countries = { ro: 'RO', bg: 'BG', hu: 'HU', gr: 'GR' } as const

/** The required fields of an offer, including delivery and return (developers.google.com/search, Merchant listing). */
function offerOf(market: Market) {
  return z.looseObject({
    '@type': z.literal('Offer'),
    url: address,
    price: amount,
    priceCurrency: z.literal(currencies[market]),
    itemCondition: schemaOrg('RefurbishedCondition'),
    availability: z.union([schemaOrg('InStock'), schemaOrg('OutOfStock')]),
    seller: named('Organization'),
    hasMerchantReturnPolicy: z.looseObject({
      '@type': z.literal('MerchantReturnPolicy'),
      applicableCountry: z.literal(countries[market]),
      returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: z.literal(60),
      returnMethod: schemaOrg('ReturnByMail'),
      returnFees: schemaOrg('FreeReturn'),
    }),
    shippingDetails: z.looseObject({
      '@type': z.literal('OfferShippingDetails'),
      shippingRate: z.looseObject({
        '@type': z.literal('MonetaryAmount'),
        value: amount,
        currency: z.literal(currencies[market]),
      }),
      shippingDestination: z.looseObject({
        '@type': z.literal('DefinedRegion'),
        addressCountry: z.literal(countries[market]),
      }),
    }),
  })
}

const stars = z.string().regex(/^([1-4]\.\d|5\.0)$/)

function productOf(market: Market) {
  return z.looseObject({
    name: nonEmptyText,
    description: nonEmptyText,
    sku: nonEmptyText,
    image: address,
    brand: named('Brand'),
    itemCondition: schemaOrg('RefurbishedCondition'),
    offers: offerOf(market),
    aggregateRating: z
      .looseObject({
        '@type': z.literal('AggregateRating'),
        ratingValue: stars,
        reviewCount: z.int().min(1),
      })
      .optional(),
  })
}

/** Counted from 1, each but the last with its URL (developers.google.com/search, Breadcrumb). */
const breadcrumbs = z.looseObject({
  itemListElement: z
    .array(
      z.looseObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: nonEmptyText,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine(all => all.every(({ position }, at) => position === at + 1), 'not counted from 1')
    .refine(all => all.slice(0, -1).every(({ item }) => item !== undefined), 'without an address'),
})

const faq = z.looseObject({
  mainEntity: z
    .array(
      z.looseObject({
        '@type': z.literal('Question'),
        name: nonEmptyText,
        acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: nonEmptyText }),
      }),
    )
    .min(1),
})

const post = z.looseObject({
  headline: nonEmptyText.max(110),
  description: nonEmptyText,
  datePublished: z.iso.date(),
  author: named('Organization'),
  publisher: named('Organization'),
  mainEntityOfPage: address,
})

const organization = z.looseObject({
  name: nonEmptyText,
  legalName: nonEmptyText,
  url: address,
  logo: address,
  email: z.email(),
  telephone: z.string().regex(/^\+[\d ]+$/),
  address: nonEmptyText,
})

function schemaOf(market: Market, type: unknown) {
  return {
    Product: productOf(market),
    BreadcrumbList: breadcrumbs,
    FAQPage: faq,
    BlogPosting: post,
    Organization: organization,
  }[String(type)]
}

export type StructuredData = { readonly '@type'?: unknown; readonly [property: string]: unknown }

export function structuredDataOn(page: Page): readonly StructuredData[] {
  return page.scripts
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as StructuredData)
}

function errorsOf(structuredData: StructuredData, market: Market): readonly string[] {
  const type = String(structuredData['@type'])
  const schema = schemaOf(market, type)
  if (schema === undefined) return [`describes a ${type}, whose shape is not known`]
  const parsed = schema.safeParse(structuredData)
  const context =
    structuredData['@context'] === 'https://schema.org' ? [] : [`${type} without its context`]
  if (parsed.success) return context
  return [
    ...context,
    ...parsed.error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`),
  ]
}

/** The errors in the structured data of a page; `url` is the page's own canonical URL. */
export function dataErrors(page: Page, market: Market, url: string): readonly string[] {
  const entries = structuredDataOn(page)
  const types = entries.map(each => String(each['@type']))
  const offers = entries.flatMap(({ offers: offer }) =>
    offer === undefined ? [] : [offer as StructuredData],
  )
  return [
    ...entries.flatMap(structuredData => errorsOf(structuredData, market)),
    ...types.filter((type, at) => types.indexOf(type) !== at).map(type => `describes two ${type}`),
    ...offers.filter(offer => offer.url !== url).map(offer => `offers ${String(offer.url)}`),
  ]
}
