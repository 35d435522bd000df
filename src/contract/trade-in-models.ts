import { z } from 'zod'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { productSchema } from './device.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

/** GET /api/sales/models/: the models on the buyback list that match the typed text. */
export const buybackModelsSchema = mirrors<{ readonly models: readonly BuybackModel[] }>()(
  z.object({ models: z.array(z.object({ product: productSchema, most: moneySchema })) }),
)
