import { z } from 'zod'
import type { BuybackConfiguration, BuybackModel } from '#domain/trade-in/buyback.ts'
import { productSchema } from './device.ts'
import { marketSchema } from './market.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { plainText } from './query.ts'
import { configuredSchema } from './trade-in-answers.ts'

/** GET /api/sales/models/: the models on the buyback list that match the typed text. */
export const buybackModelsSchema = mirrors<{ readonly models: readonly BuybackModel[] }>()(
  z.object({ models: z.array(z.object({ product: productSchema, most: moneySchema })) }),
)

export const configurationsQuerySchema = z.strictObject({
  market: marketSchema,
  model: plainText(80),
})

/** GET /api/sales/configurations/: those of a model that the shop buys, the cheapest first. */
export const configurationsSchema = mirrors<{
  readonly configurations: readonly BuybackConfiguration[]
}>()(
  z.object({
    configurations: z.array(
      z.object({
        item: z.string(),
        configured: configuredSchema.omit({ color: true }),
        most: moneySchema,
      }),
    ),
  }),
)
