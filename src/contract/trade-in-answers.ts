import { z } from 'zod'
import { deviceTypes } from '#domain/device/device.ts'
import { choicesOf, ticksOf } from '#domain/trade-in/answers.ts'
import { batteriesOf } from '#domain/trade-in/choices.ts'
import { plainText } from './query.ts'

const shortText = plainText(80)

/** The selections of a trade-in (Spec 3.5, sell selections). */
export const configuredSchema = z.strictObject({
  storage: shortText.exactOptional(),
  color: shortText.exactOptional(),
  ram: shortText.exactOptional(),
  cpu: shortText.exactOptional(),
  size: shortText.exactOptional(),
  material: shortText.exactOptional(),
  connectivity: shortText.exactOptional(),
})

const healths = [...new Set(Object.values(batteriesOf).flat())]

function several<Choice extends string>(choices: readonly Choice[]) {
  return z
    .array(z.enum(choices))
    .max(choices.length)
    .refine(ticked => new Set(ticked).size === ticked.length)
}

/**
 * A seller's answers as stored in the browser. Each is one of the choices of its step; whether the step applies to the
 * model at all is decided in domain/trade-in/transition.ts.
 */
export const tradeInAnswersSchema = z.strictObject({
  intro: z.enum(deviceTypes).exactOptional(),
  brand: shortText.min(1).exactOptional(),
  model: shortText.min(1).exactOptional(),
  'config-all': configuredSchema.exactOptional(),
  'config-storage': configuredSchema.exactOptional(),
  'config-provider': z.enum(choicesOf['config-provider']).exactOptional(),
  'liquid-contact': z.enum(choicesOf['liquid-contact']).exactOptional(),
  'burn-in': z.enum(choicesOf['burn-in']).exactOptional(),
  'grading-display': z.enum(choicesOf['grading-display']).exactOptional(),
  'grading-case': z.enum(choicesOf['grading-case']).exactOptional(),
  'console-defects': several(ticksOf['console-defects']).exactOptional(),
  battery: z.strictObject({ health: z.enum(healths), isSwollen: z.boolean() }).exactOptional(),
  'console-controllers': z
    .strictObject({
      count: z.literal([0, 1, 2]),
      areOriginal: z.boolean(),
      hasDrift: z.boolean(),
      hasCables: z.boolean(),
    })
    .exactOptional(),
  'laptop-keyboard': several(ticksOf['laptop-keyboard']).exactOptional(),
  'display-defects': several(ticksOf['display-defects']).exactOptional(),
  'phone-defects': several(ticksOf['phone-defects']).exactOptional(),
  'tablet-defects': several(ticksOf['tablet-defects']).exactOptional(),
  'smartwatch-defects': several(ticksOf['smartwatch-defects']).exactOptional(),
  'laptop-defects': several(ticksOf['laptop-defects']).exactOptional(),
  email: plainText(254).exactOptional(),
})
