import { z } from 'zod'
import { unitViews, wears } from '#domain/device/grading.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'

export const stockedUnitsParamsSchema = z.object({ listingId: plainText(120).min(1) })

export const stockedUnitsQuerySchema = z.object({ market: marketSchema })

/** `code` is that of its passport; `views` are the sides of which there is a photo. */
export const stockedUnitsSchema = z.object({
  units: z.array(
    z.object({
      unitId: z.uuid(),
      code: z.string().exactOptional(),
      /** In percent. */
      batteryHealth: z.int().exactOptional(),
      display: z.enum(wears).exactOptional(),
      casing: z.enum(wears).exactOptional(),
      views: z.array(z.enum(unitViews)),
    }),
  ),
})
