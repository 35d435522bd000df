import { z } from 'zod'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import {
  blankAddress,
  type HandoverDraft,
  type LineDraft,
  type ReturnDraft,
} from '#domain/return/return-draft.ts'
import { returnReasons } from '#domain/return/return-view.ts'
import { idSchema } from './cart-part.ts'
import { longText, plainText } from './query.ts'

// Only limits are checked here; the rules of the fields are checked later and report which one is broken.
const fieldText = plainText(300)
const placeId = z.union([z.literal(''), z.string().regex(/^\d{1,9}$/)])
const positionText = z.string().regex(/^\d{1,3}$/)
/** The customer's own text may have several lines. */
const ownText = longText(1000)

const handoverShape = {
  handover: z.enum(['courier', 'locker', 'office']).exactOptional(),
  day: z.union([z.literal(''), z.iso.date()]).prefault(''),
  hours: z.enum(['', ...courierHours]).prefault(''),
  countyId: placeId.prefault(''),
  localityId: placeId.prefault(''),
  street: fieldText.prefault(''),
  number: fieldText.prefault(''),
  details: fieldText.prefault(''),
  postalCode: fieldText.prefault(''),
  'pickup-point': idSchema.exactOptional(),
}

const returnShape = z.strictObject({
  intent: z.enum(['review', 'confirm', 'edit']),
  /** The key of a confirmation, so that a second press creates no second return. */
  key: z.uuid().exactOptional(),
  whole: z.literal('on').exactOptional(),
  line: z.array(positionText).max(100),
  reasons: z.record(positionText, z.union([z.literal(''), z.enum(returnReasons)])),
  words: z.record(positionText, ownText),
  photos: z.array(z.uuid()).max(6),
  ...handoverShape,
  iban: fieldText.prefault(''),
  holder: fieldText.prefault(''),
})

const pairsSchema = z.array(z.tuple([z.string(), z.string()])).max(500)

type Pairs = z.output<typeof pairsSchema>

function valuesOf(pairs: Pairs, field: string) {
  return pairs.filter(([name]) => name === field).map(([, value]) => value)
}

/** A field that occurs twice is refused by the schemas, except for fields that may repeat. */
function toObject(pairs: Pairs): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      const all = valuesOf(pairs, name)
      return [name, all.length === 1 ? value : all]
    }),
  )
}

const perLine = /^(reason|words)-(.+)$/

function ofLines(pairs: Pairs, kind: 'reason' | 'words') {
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const [, of, position = ''] = perLine.exec(name) ?? []
      return of === kind ? [[position, value]] : []
    }),
  )
}

function isSingle([name]: Pairs[number]) {
  return name !== 'line' && name !== 'photos' && !perLine.test(name)
}

/** The fields of a return form, as `name=value` pairs in the order of the form; any other field is refused. */
const returnFormSchema = pairsSchema
  .transform(pairs => ({
    ...toObject(pairs.filter(isSingle)),
    line: valuesOf(pairs, 'line'),
    photos: valuesOf(pairs, 'photos'),
    reasons: ofLines(pairs, 'reason'),
    words: ofLines(pairs, 'words'),
  }))
  .pipe(returnShape)
  .transform(({ intent, whole, key, ...sent }) => ({
    intent,
    key,
    isWhole: whole === 'on',
    draft: toDraft(sent),
  }))

/** Cancels an unsent order on its withdrawal page: the same buttons as on a member's order page. */
const unsentFormSchema = pairsSchema
  .transform(toObject)
  .pipe(z.strictObject({ intent: z.enum(['cancel', 'cancel-confirmed']) }))

/** All forms of the withdrawal page. */
export const withdrawalFormSchema = z.union([unsentFormSchema, returnFormSchema])

/** The fields of the form that changes a handover. */
export const handoverFormSchema = pairsSchema
  .transform(toObject)
  .pipe(z.strictObject(handoverShape))
  .transform(toHandover)

type Sent = Omit<z.output<typeof returnShape>, 'intent' | 'whole' | 'key'>

function toDraft(sent: Sent): ReturnDraft {
  return {
    lines: sent.line.map(written =>
      toLine(Number(written), sent.reasons[written], sent.words[written]),
    ),
    photos: sent.photos,
    handover: toHandover(sent),
    iban: sent.iban,
    holder: sent.holder,
  }
}

function toLine(position: number, reason: Sent['reasons'][string] = '', text = ''): LineDraft {
  return {
    position,
    ...(reason !== '' && { reason }),
    ...(text.trim() !== '' && { words: text.trim() }),
  }
}

function toHandover(sent: z.output<z.ZodObject<typeof handoverShape>>): HandoverDraft {
  const { countyId, localityId, street, number, details, postalCode } = sent
  return {
    kind: sent.handover,
    day: sent.day,
    hours: sent.hours,
    from: { ...blankAddress, countyId, localityId, street, number, details, postalCode },
    pointId: sent['pickup-point'] ?? '',
  }
}

export const findOrderFormSchema = z.strictObject({
  intent: z.literal('find'),
  number: fieldText,
  email: fieldText,
  captcha: z.string().max(4096).prefault(''),
})

/** The fields of the forms of one return. */
export const returnChangeSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('account'), iban: fieldText, holder: fieldText }),
])
