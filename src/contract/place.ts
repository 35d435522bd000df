import { z } from 'zod'

export const countySchema = z.object({ id: z.string(), name: z.string() })
export const localitySchema = z.object({ id: z.string(), name: z.string(), postalCode: z.string() })
export const streetSchema = z.object({ id: z.string(), name: z.string(), postalCode: z.string() })
export const streetPageSchema = z.object({ items: z.array(streetSchema), page: z.int(), hasMore: z.boolean() })

export const pickupPointSchema = z.object({
  id: z.string(),
  carrier: z.enum(['sameday', 'econt', 'gls']),
  kind: z.enum(['locker', 'office']),
  name: z.string(),
  address: z.string(),
  county: z.string(),
  countyId: z.string(),
  city: z.string(),
  cityId: z.string(),
  postalCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  hours: z.string(),
})
export type County = z.infer<typeof countySchema>
export type Locality = z.infer<typeof localitySchema>
export type Street = z.infer<typeof streetSchema>
export type StreetPage = z.infer<typeof streetPageSchema>
export type PickupPointOnWire = z.infer<typeof pickupPointSchema>
