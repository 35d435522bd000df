import { z } from 'zod'
import { parseNear } from '#domain/delivery/pickup-search.ts'
import { cleanText } from '#domain/field/clean-text.ts'
import { marketSchema } from './market.ts'

/** One line of text from outside, cleaned: no control characters (PostgreSQL stores no NUL), at most `max` characters. */
export function plainText(max: number) {
  return cleaned(max).regex(/^\P{Cc}*$/u)
}

/** Text from a text box: line breaks and tabs are allowed too. */
export function longText(max: number) {
  return cleaned(max).regex(/^(?:\P{Cc}|[\n\r\t])*$/u)
}

/** A password or a code from a link: hashed or compared, never stored or shown. */
export const secretText = z.string().max(300)

/** The length is checked first, so that no long text is cleaned. */
function cleaned(max: number) {
  return z.string().max(max).overwrite(cleanText)
}

/** Page numbers start at 1. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .prefault('1')

/** The id of a county or a locality in its wire format. */
const placeId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** The search text that narrows a list (Spec 5.6). */
const searched = plainText(100).exactOptional()

/** "46.77,23.59": latitude, longitude. */
const place = z.string().transform((written, context) => {
  const near = parseNear(written)
  if (near) return near
  context.issues.push({ code: 'custom', input: written })
  return z.NEVER
})

export const marketQuerySchema = z.object({ market: marketSchema })

export const localityQuerySchema = z.object({ market: marketSchema, countyId: placeId })

export const namedPlaceQuerySchema = z.object({
  market: marketSchema,
  page: pageNumber,
  q: searched,
})

export const postalPlaceQuerySchema = z.object({
  market: marketSchema,
  /** The digits only. */
  postalCode: z.string().regex(/^\d{4,6}$/),
})

export const streetQuerySchema = z.object({
  market: marketSchema,
  localityId: placeId,
  page: pageNumber,
  q: searched,
})

export const pickupMapQuerySchema = z.object({
  market: marketSchema,
  carrier: z.enum(['sameday', 'econt', 'gls']),
  kind: z.enum(['locker', 'office']),
})

export const pickupPointQuerySchema = z.object({
  market: marketSchema,
  carrier: z.enum(['sameday', 'econt', 'gls']).exactOptional(),
  kind: z.enum(['locker', 'office']).exactOptional(),
  page: pageNumber,
  q: searched,
  near: place.exactOptional(),
})
