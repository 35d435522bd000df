import { z } from 'zod'

export const currencySchema = z.enum(['RON', 'BGN', 'HUF', 'EUR'])

/** Whole minor units with their currency; never a fraction. */
export const moneySchema = z.object({ minor: z.int(), currency: currencySchema })
