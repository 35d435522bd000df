import { z } from 'zod'
import { mostPhotos } from '#domain/photo/photo.ts'
import { declarations } from '#domain/trade-in/declarations.ts'
import { payouts } from '#domain/trade-in/price-tables.ts'
import { plainText } from './query.ts'
import { handoverFormSchema } from './return-form.ts'

// Only limits are checked here; the rules of the fields are checked later and report which one is broken.
const fieldText = plainText(300)

/** The fields of a trade-in's payment step; the account fields are empty for a voucher. */
export const tradeInPaymentFormSchema = z.strictObject({
  payout: z.enum(payouts),
  iban: fieldText.prefault(''),
  holder: fieldText.prefault(''),
  /** The masked IBAN that the page showed, which an empty `iban` keeps. */
  saved: fieldText.prefault(''),
})

const pairsSchema = z.array(z.tuple([z.string(), z.string()])).max(100)

const own: ReadonlySet<string> = new Set([
  'identifier',
  'isModelSure',
  'name',
  'phone',
  'declared',
  'shownMinor',
  'together',
])

/** The fields of a trade-in's delivery step, as `name=value` pairs; any other field is refused. */
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
      shownMinor: one('shownMinor'),
      together: one('together'),
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
      shownMinor: z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
      /** The number of the trade-in in whose parcel the device travels; '' for a parcel of its own. */
      together: plainText(20),
      handover: handoverFormSchema,
    }),
  )

/** The fields of the trade-in forms in the account. */
export const tradeInChangeSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['cancel', 'accept', 'decline', 'unlocked']) }),
  z.strictObject({
    intent: z.literal('object'),
    words: plainText(1_000).prefault(''),
    photos: z.array(z.uuid()).max(mostPhotos).prefault([]),
  }),
  z.strictObject({ intent: z.literal('account'), iban: fieldText, holder: fieldText }),
])
export type TradeInChange = z.infer<typeof tradeInChangeSchema>
