import { z } from 'zod'
import { declarations } from '#domain/sell/declarations.ts'
import { payouts } from '#domain/sell/price-tables.ts'
import { plainText } from './query.ts'
import { handoverFormSchema } from './return-form.ts'

// Caps alone; the rules of the fields are asked further down, which says what is wrong.
const fieldText = plainText(300)

/** What the payment step of a sale sends; the fields of an account are empty for a voucher. */
export const tradeInPaymentFormSchema = z.strictObject({
  payout: z.enum(payouts),
  iban: fieldText.prefault(''),
  holder: fieldText.prefault(''),
})

const pairsSchema = z.array(z.tuple([z.string(), z.string()])).max(100)

const own: ReadonlySet<string> = new Set(['identifier', 'isModelSure', 'name', 'phone', 'declared'])

/** What the delivery step of a sale sends, as `name=value` pairs; anything else in it is refused. */
export const tradeInDeliveryFormSchema = pairsSchema
  .transform(pairs => {
    const valuesOf = (name: string) =>
      pairs.filter(([each]) => each === name).map(([, value]) => value)
    const one = (name: string) => {
      const all = valuesOf(name)
      return all.length > 1 ? all : (all[0] ?? '')
    }
    return {
      identifier: one('identifier'),
      isModelSure: valuesOf('isModelSure').length > 0,
      name: one('name'),
      phone: one('phone'),
      declared: valuesOf('declared'),
      handover: pairs.filter(([name]) => !own.has(name)),
    }
  })
  .pipe(
    z.strictObject({
      identifier: fieldText,
      isModelSure: z.boolean(),
      name: fieldText,
      phone: fieldText,
      declared: z.array(z.enum(declarations)).max(declarations.length),
      handover: handoverFormSchema,
    }),
  )

/** What the forms of a sale in the account send. */
export const tradeInChangeSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['cancel', 'accept', 'decline']) }),
  z.strictObject({ intent: z.literal('account'), iban: fieldText, holder: fieldText }),
])
