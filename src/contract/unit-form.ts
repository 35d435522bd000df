import { z } from 'zod'
import { grades } from '#domain/device/device.ts'
import { checks, erasures, spareParts, unitViews, wears } from '#domain/device/grading.ts'
import { workKinds } from '#domain/device/unit-state.ts'
import { reason } from './office-form.ts'
import { longText, plainText } from './query.ts'

export const moveUnitFormSchema = z.strictObject({
  move: z.enum(['grade', 'refurbish', 'withdraw', 'quarantine', 'scrap', 'lose', 'find']),
  reason,
})

/** 'P100101 good': a product in a grade. */
const listing = plainText(120).transform((written, context) => {
  const [productId = '', typed = ''] = written.split(' ')
  const grade = grades.find(each => each === typed)
  if (productId !== '' && grade) return { productId, grade }
  context.issues.push({ code: 'custom', input: written })
  return z.NEVER
})

/** `price` as typed, for a listing that does not exist yet. */
export const listUnitFormSchema = z.strictObject({
  listing,
  price: plainText(20).prefault(''),
  reason,
})

export const workFormSchema = z.strictObject({
  kind: z.enum(workKinds),
  /** '' if nothing was replaced. */
  part: z.enum(['', ...spareParts]).prefault(''),
  text: plainText(200).min(1),
  cost: plainText(20).prefault(''),
})

export const shelveUnitFormSchema = z.strictObject({ shelf: plainText(20).prefault('') })

/** `battery` in percent, empty if it has none. */
export const gradeUnitFormSchema = z.strictObject({
  checks: z.array(z.enum(checks)).max(checks.length),
  display: z.enum(wears),
  casing: z.enum(wears),
  erasure: z.enum(erasures),
  battery: z
    .string()
    .regex(/^(\d{1,2}|100)?$/)
    .transform(typed => (typed === '' ? undefined : Number(typed)))
    .prefault(''),
})

/** `photo` is the id that an upload was given. */
export const photographUnitFormSchema = z.strictObject({
  view: z.enum(unitViews),
  photo: z.uuid(),
})

/** A line for each scanned device. */
export const scannedShelfFormSchema = z.strictObject({
  shelf: plainText(20).min(1),
  scanned: longText(60_000).prefault(''),
})
