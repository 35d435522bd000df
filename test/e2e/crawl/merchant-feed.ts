import { z } from 'zod'
import type { Market } from '../text.ts'
import { unescaped } from './read-page.ts'

const currencies = { ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' } as const
const countries = { ro: 'RO', bg: 'BG', hu: 'HU', gr: 'GR' } as const

/** support.google.com/merchants/answer/7052112: the fields of a refurbished device without a GTIN. */
function itemOf(market: Market) {
  const price = z.string().regex(new RegExp(`^[1-9]\\d*\\.\\d{2} ${currencies[market]}$`))
  return z.strictObject({
    id: z.string().min(1).max(50),
    title: z.string().min(10).max(150),
    description: z.string().min(40).max(5000),
    link: z.url({ protocol: /^https?$/ }),
    image_link: z.url({ protocol: /^https?$/ }),
    availability: z.enum(['in_stock', 'out_of_stock']),
    condition: z.literal('refurbished'),
    price,
    brand: z.string().min(1).max(70),
    google_product_category: z.enum(['267', '4745', '328', '201', '1294']),
    item_group_id: z.string().min(1).max(50),
    identifier_exists: z.literal('no'),
    color: z.string().min(1).max(100).optional(),
    shipping: z.strictObject({ country: z.literal(countries[market]), price }),
  })
}

function fieldsIn(xml: string): Record<string, unknown> {
  return Object.fromEntries(
    [...xml.matchAll(/<g:(\w+)>([\s\S]*?)<\/g:\1>/g)].map(([, name = '', inside = '']) => [
      name,
      inside.includes('<g:') ? fieldsIn(inside) : unescaped(inside),
    ]),
  )
}

export type Item = { readonly link: string; readonly image_link: string; readonly id: string }

/** The items of a merchant feed, and the errors in them. */
export function readFeed(xml: string, market: Market) {
  const schema = itemOf(market)
  const items: Item[] = []
  const errors: string[] = []
  for (const [, inside = ''] of xml.matchAll(/<item>([\s\S]*?)<\/item>/g)) {
    const parsed = schema.safeParse(fieldsIn(inside))
    if (parsed.success) items.push(parsed.data)
    else
      errors.push(
        ...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      )
  }
  if (new Set(items.map(({ id }) => id)).size !== items.length) errors.push('one id twice')
  return { items, errors }
}
