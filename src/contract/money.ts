import { z } from 'zod'
import { currencies, type Money } from '#domain/money/money.ts'
import { mirrors } from './mirrors.ts'

export const currencySchema = z.enum(currencies)

/** Whole minor units with their currency; never a fraction. */
export const moneySchema = mirrors<Money>()(z.object({ minor: z.int(), currency: currencySchema }))
