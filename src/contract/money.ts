import { z } from 'zod'
import type { Money } from '#domain/money/money.ts'
import { mirrors } from './mirrors.ts'

/** Whole minor units with their currency; never a fraction. */
export const moneySchema = mirrors<Money>()(
  z.object({ minor: z.int(), currency: z.enum(['RON', 'BGN', 'HUF', 'EUR']) }),
)
