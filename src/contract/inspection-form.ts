import { z } from 'zod'
import { mostPhotos } from '#domain/photo/photo.ts'
import type { Result } from '#domain/result.ts'
import { ticksOf } from '#domain/trade-in/answers.ts'
import type { Found } from '#domain/trade-in/reprice.ts'
import { type InspectedPart, inspectedParts } from '#domain/trade-in/trade-in-view.ts'
import { benchVerdicts } from '#domain/trade-in/verdict.ts'
import { longText, plainText } from './query.ts'
import { type Malformed, parse } from './schema.ts'
import { tradeInAnswersSchema } from './trade-in-answers.ts'

/** 'UUID grading-case': an uploaded photo, and the part it shows. */
const photo = plainText(80).transform((written, context) => {
  const [id = '', part = ''] = written.split(' ')
  if (z.uuid().safeParse(id).success && isPart(part)) return { id, part }
  context.issues.push({ code: 'custom', input: written })
  return z.NEVER
})

function isPart(text: string): text is InspectedPart {
  return (inspectedParts as readonly string[]).includes(text)
}

/**
 * An inspection as its form sends it: `found` has an entry for each choice, 'grading-case=dents', 'battery.health=service',
 * and 'display-defects=' for a list, whether something of it is ticked or not. `amount` is an amount as typed.
 */
export const inspectionFormSchema = z.strictObject({
  found: z.array(plainText(80)).max(80),
  /** What it is, if not what was declared: a key of the price book. */
  device: plainText(200).prefault(''),
  identifier: plainText(60).min(1),
  isLocked: z.literal(['', 'yes']).prefault(''),
  verdict: z.union([z.literal(''), z.enum(benchVerdicts)]).prefault(''),
  photo: z.array(photo).max(mostPhotos),
  note: longText(1_000).prefault(''),
  amount: plainText(20).prefault(''),
  /** `look` writes nothing: it answers what would follow. */
  mode: z.enum(['look', 'write']).prefault('write'),
  /** When the page was opened; the trail keeps how long the inspection took. */
  openedAt: z.union([z.literal(''), z.iso.datetime()]).prefault(''),
  reason: plainText(200).min(1),
})

const foundSchema = tradeInAnswersSchema.omit({
  intro: true,
  brand: true,
  model: true,
  email: true,
})

/** The findings that the entries of a form say. */
export function foundIn(entries: readonly string[]): Result<Found, Malformed> {
  const found = new Map<string, unknown>()
  for (const entry of entries) {
    const [, key = '', field, value = ''] = /^([a-z-]+)(?:\.([a-zA-Z]+))?=(.*)$/.exec(entry) ?? []
    if (field !== undefined)
      found.set(key, { ...(found.get(key) as object | undefined), [field]: fieldValue(value) })
    else if (Object.hasOwn(ticksOf, key)) {
      const ticked = (found.get(key) as readonly string[] | undefined) ?? []
      found.set(key, value === '' ? ticked : [...ticked, value])
    } else found.set(key, value)
  }
  return parse(foundSchema, Object.fromEntries(found))
}

function fieldValue(value: string): unknown {
  if (value === 'yes' || value === 'no') return value === 'yes'
  return /^[0-2]$/.test(value) ? Number(value) : value
}
