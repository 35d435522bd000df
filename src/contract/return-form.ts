import { z } from 'zod'
import {
  blankAddress,
  type HandoverDraft,
  type LineDraft,
  type ReturnDraft,
} from '#domain/return/return-draft.ts'
import { returnReasons } from '#domain/return/return-view.ts'
import { idSchema } from './cart-part.ts'
import { longText, plainText } from './query.ts'

// Caps alone; the rules of the fields are asked further down, which says what is wrong.
const fieldText = plainText(300)
const placeId = z.union([z.literal(''), z.string().regex(/^\d{1,9}$/)])
const positionText = z.string().regex(/^\d{1,3}$/)
/** A buyer's own words may have lines. */
const ownWords = longText(1000)

const handoverShape = {
  handover: z.enum(['courier', 'locker', 'office']).exactOptional(),
  day: z.union([z.literal(''), z.iso.date()]).prefault(''),
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
  /** Of what is confirmed, so that a second press makes no second return. */
  key: z.uuid().exactOptional(),
  whole: z.literal('on').exactOptional(),
  line: z.array(positionText).max(100),
  reasons: z.record(positionText, z.union([z.literal(''), z.enum(returnReasons)])),
  words: z.record(positionText, ownWords),
  photos: z.array(z.uuid()).max(6),
  ...handoverShape,
  iban: fieldText.prefault(''),
  holder: fieldText.prefault(''),
})

const pairsSchema = z.array(z.tuple([z.string(), z.string()])).max(500)

type Pairs = z.output<typeof pairsSchema>

function valuesOf(pairs: Pairs, requested: string) {
  return pairs.filter(([name]) => name === requested).map(([, value]) => value)
}

/** A field that comes twice, but for those that may, is nothing a schema lets through. */
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

/** What the form of a return sends, as `name=value` pairs in the order of the form; anything else in it is refused. */
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

/** What was not sent yet is given up on the page of its withdrawal: what is pressed there, as on a member's own page of the order. */
const unsentFormSchema = pairsSchema
  .transform(toObject)
  .pipe(z.strictObject({ intent: z.enum(['cancel', 'cancel-confirmed']) }))

/** All that the page of a withdrawal sends. */
export const withdrawalFormSchema = z.union([unsentFormSchema, returnFormSchema])

/** What the form of a changed handover sends. */
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

/** What the forms of one return send. */
export const returnChangeSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('cancel') }),
  z.strictObject({ intent: z.literal('account'), iban: fieldText, holder: fieldText }),
])
