import { z } from 'zod'
import type { CartSnapshot } from '#domain/checkout/cart-snapshot.ts'
import { cartPart } from './cart-part.ts'
import type { Schema } from './schema.ts'

/** The cart snapshot in a browser's cookie. */
export const cartSnapshotSchema: Schema<CartSnapshot> = z.strictObject({
  ...cartPart,
  timestamp: z.int().min(0),
  total: z.int().min(0),
})
