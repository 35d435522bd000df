import { z } from 'zod'
import type { Alternative } from '#domain/cart/shelf.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import { moneySchema } from './money.ts'

/** A sold-out product in another grade, as the server sends it. */
export const alternativeSchema = z.object({
  productId: z.string(),
  listingId: z.string(),
  shape: z.enum(['FOARTE_BUN', 'BUN']),
  price: moneySchema,
  productUrl: z.string(),
})
type AlternativeOnWire = z.infer<typeof alternativeSchema>

export function alternativeToWire({ grade, ...same }: Alternative): AlternativeOnWire {
  return {
    ...same,
    shape: gradeToWire(grade),
  }
}

export function alternativeFromWire({ shape, ...same }: AlternativeOnWire): Alternative {
  return {
    ...same,
    grade: gradeFromWire(shape) ?? 'good',
  }
}
