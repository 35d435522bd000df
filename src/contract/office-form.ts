import { z } from 'zod'
import { carriers } from '#domain/delivery/delivery.ts'
import { deviceTypes } from '#domain/device/device.ts'
import { importKinds } from '#domain/device/import-kind.ts'
import { type SpecKey, specKeys } from '#domain/device/specification.ts'
import { isMarket } from '#domain/market/market.ts'
import { shipmentMoves } from '#domain/order/shipment-state.ts'
import { hidingReasons, staffMoves } from '#domain/review/review-state.ts'
import { settingSections } from '#domain/setting/setting-fields.ts'
import type { Grant } from '#domain/staff/grant.ts'
import { type StaffRole, staffRoles } from '#domain/staff/role.ts'
import { officeLanguages } from '#domain/staff/staff.ts'
import { enterByPasskeyFormSchema, passkeyFormSchemas } from './passkey-form.ts'
import { longText, plainText, secretText } from './query.ts'

/** Why a staff member does something. */
export const reason = plainText(200).min(1)

/** Why a staff member does something; the trail keeps it. */
export const reasonFormSchema = z.strictObject({ reason })

/** `item` is the one of several on a page that a form is about: here a parcel. */
export const parcelFormSchema = z.strictObject({
  item: z.uuid(),
  move: z.enum(shipmentMoves),
  reason,
})

/** `scanned` are IMEIs and serial numbers as a scanner types them. */
export const packFormSchema = z.strictObject({
  item: z.uuid(),
  scanned: z.array(plainText(60)).max(50),
})

/** `item` is the position of a device among the lines of its order. */
export const replaceUnitFormSchema = z.strictObject({
  item: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
  reason,
})

export const sendBackFormSchema = z.strictObject({
  carrier: z.enum([...carriers, 'courier']),
  awb: plainText(40).min(1),
  reason,
})

/** `reference` is the bank's reference. */
export const paidFormSchema = z.strictObject({ reference: plainText(60).min(1), reason })

/** One entry of each list per line, in the order of the lines. `kept` is an amount as typed, '' for nothing. */
export const inspectReturnFormSchema = z.strictObject({
  position: z
    .array(
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    )
    .min(1)
    .max(100),
  kept: z.array(plainText(20)).max(100),
  found: z.array(plainText(300)).max(100),
  unitTo: z.array(z.enum(['grading', 'quarantined'])).max(100),
  reason,
})

export const moderationFormSchema = z
  .strictObject({
    item: z.uuid(),
    move: z.enum(staffMoves),
    hiddenFor: z.union([z.literal(''), z.enum(hidingReasons)]).prefault(''),
    reason,
  })
  .refine(({ move, hiddenFor }) => move !== 'hide' || hiddenFor !== '')

export const replyFormSchema = z.strictObject({ item: z.uuid(), text: longText(2_000).min(1) })

/** 'orders ro': a role in a market. */
const grant = plainText(40).transform((written, context): Grant => {
  const [role = '', market = ''] = written.split(' ')
  if ((staffRoles as readonly string[]).includes(role) && isMarket(market))
    return { role: role as StaffRole, market }
  context.issues.push({ code: 'custom', input: written })
  return z.NEVER
})

export const invitationFormSchema = z.strictObject({
  name: plainText(100),
  email: plainText(200),
  language: z.enum(officeLanguages),
  grant: z.array(grant).max(100),
})

export const grantsFormSchema = z.strictObject({ grant: z.array(grant).max(100), reason })

const staffSignInFormSchema = z.strictObject({
  email: plainText(200).prefault(''),
  password: secretText.prefault(''),
  next: plainText(500).prefault(''),
})

/** With a password, or with a passkey. */
export const staffEntryFormSchema = z.union([staffSignInFormSchema, enterByPasskeyFormSchema])

export const staffCodeFormSchema = z.strictObject({
  code: plainText(60).prefault(''),
  next: plainText(500).prefault(''),
})

export const joinFormSchema = z.strictObject({
  token: plainText(300).prefault(''),
  password: secretText.prefault(''),
})

export const staffForgotFormSchema = z.strictObject({ email: plainText(200).prefault('') })

/** One of several on a page, and why. */
export const itemReasonFormSchema = z.strictObject({ item: z.uuid(), reason })

/** The account is checked by its service. */
export const accountFormSchema = z.strictObject({
  item: z.uuid(),
  iban: plainText(60),
  holder: plainText(100),
})

/** `amount` as typed; empty for everything that is left. `key` makes a repeated request ask once. */
export const refundFormSchema = z.strictObject({ amount: plainText(20), reason, key: z.uuid() })

/** `reason` is what the customer reads. */
export const claimMoveFormSchema = z.strictObject({
  move: z.enum(['receive', 'diagnose', 'repair', 'replace', 'reject', 'close']),
  reason,
})

export const claimRefundFormSchema = z.strictObject({ amount: plainText(20).min(1), reason })

/** `returned`: a line for each transfer that came back, its number and the bank's reason. */
export const settleFileFormSchema = z.strictObject({
  item: z.string().regex(/^KINTSU-[0-9a-f-]{10,40}$/),
  returned: longText(8_000).prefault(''),
})

/** `key` makes a repeated request get the same file. */
export const sepaFileFormSchema = z.strictObject({ key: z.uuid() })

/** A carrier's statement of what it collected, as CSV. */
export const remittanceFormSchema = z.strictObject({ statement: longText(200_000).min(1) })

/** `amount` as typed. */
export const reviewOfferFormSchema = z.strictObject({ amount: plainText(20).min(1), reason })

/** Who took a device over, under which number of their paper. */
export const takeOverFormSchema = z.strictObject({
  taker: plainText(100).min(1),
  reference: plainText(100).min(1),
  reason,
})

/** What a scanner types. */
export const scanFormSchema = z.strictObject({ code: plainText(60).min(1) })

export const noteFormSchema = z.strictObject({ text: longText(2_000).min(1) })

/** `item` is an email. */
export const itemFormSchema = z.strictObject({ item: z.uuid() })

/** The recipient and the address of a parcel; the place itself stays. */
export const recipientFormSchema = z.strictObject({
  name: plainText(100).min(1),
  phone: plainText(30).min(1),
  street: plainText(100).prefault(''),
  number: plainText(20).prefault(''),
  details: plainText(200).prefault(''),
  postalCode: plainText(10).prefault(''),
  reason,
})

/** `other` is the email address or phone number of the account that ends. */
export const mergeMembersFormSchema = z.strictObject({ other: plainText(254).min(1), reason })

export const correctMemberFormSchema = z.strictObject({ name: plainText(100).min(1), reason })

/** The id of a stored change, as a form or an address has it. */
const changeId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** Besides these each field of the section, by its name. */
export const settingsFormSchema = z
  .object({ section: z.enum(settingSections), revision: changeId, reason })
  .catchall(longText(4_000))

/** `item` is a job whose items failed. */
export const retryJobFormSchema = z.strictObject({ item: z.string().regex(/^[a-z-]{1,40}$/) })

/** Besides these each phrase of the email, by its name. */
export const mailTextFormSchema = z.object({ revision: changeId, reason }).catchall(longText(4_000))

/** `digest` names the preview that was shown. */
export const pricesFormSchema = z.strictObject({
  digest: z.string().regex(/^[0-9a-f]{32}$/),
  reason,
})

/** `before` in minor units; the amounts as typed, `newPrice` may be empty. */
export const priceFormSchema = z.strictObject({
  before: changeId,
  price: plainText(20),
  newPrice: plainText(20).prefault(''),
  reason,
})

export const undoFormSchema = z.strictObject({ item: changeId, reason })

/** The forms of a staff member's own account. */
export const staffAccountFormSchema = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('language'), language: z.enum(officeLanguages) }),
  z.strictObject({ form: z.literal('start'), password: secretText }),
  z.strictObject({
    form: z.literal('confirm'),
    code: plainText(60),
    next: plainText(500).prefault(''),
  }),
  z.strictObject({ form: z.literal('sign-out') }),
  ...passkeyFormSchemas,
])

/** An amount as somebody types it, in the currency of the market. */
const amount = plainText(20).min(1)

/** `item` is the id of an accessory. */
export const accessoryFormSchema = z.strictObject({
  item: plainText(120).min(1),
  price: amount,
  active: z.enum(['yes', 'no']),
  reason,
})

/** `item` is a service, or the type of devices that get a new battery. */
export const goodsPriceFormSchema = z.strictObject({
  item: plainText(120).min(1),
  price: amount,
  reason,
})

export const modelFormSchema = z.strictObject({
  brand: plainText(60).min(1),
  name: plainText(80).min(1),
  type: z.enum(deviceTypes),
  year: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .transform(Number),
})

/** A field for each key of the specification. */
export const changeModelFormSchema = z.strictObject({
  year: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .transform(Number),
  box: longText(2_000).prefault(''),
  ...(Object.fromEntries(specKeys.map(key => [key, plainText(200).prefault('')])) as Record<
    SpecKey,
    z.ZodPrefault<ReturnType<typeof plainText>>
  >),
  reason,
})

const part = plainText(60).prefault('')

export const productFormSchema = z.strictObject({
  color: part,
  hex: part,
  family: part,
  storage: part,
  ram: part,
  cpu: part,
  size: part,
  connectivity: part,
  material: part,
})

/** `before` in minor units. */
export const basePriceFormSchema = z.strictObject({
  item: plainText(200).min(1),
  before: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  base: amount,
  reason,
})

/** Besides these each number of the tables, by its name. */
export const priceTablesFormSchema = z
  .object({ revision: changeId, reason })
  .catchall(plainText(10))

/** The days are the first and the last on which it is valid. */
export const promoFormSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,30}$/),
  percentage: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number),
  minimum: plainText(20).prefault(''),
  from: z.iso.date(),
  until: z.iso.date(),
  maxUses: z
    .string()
    .regex(/^\d{0,7}$/)
    .transform(typed => (typed === '' ? undefined : Number(typed)))
    .prefault(''),
})

export const endPromoFormSchema = z.strictObject({ item: plainText(30).min(1), reason })

/** The longest file that the office imports; longer ones are for the command. */
export const longestImport = 2_000_000

export const importFormSchema = z.strictObject({
  kind: z.enum(importKinds),
  mode: z.enum(['look', 'write']),
  name: plainText(200).prefault(''),
  text: longText(longestImport).min(1),
})

const contentFields = {
  title: plainText(160).prefault(''),
  description: plainText(400).prefault(''),
  body: longText(200_000).prefault(''),
  tags: plainText(300).prefault(''),
  publishedOn: plainText(10).prefault(''),
  publishAt: plainText(16).prefault(''),
}

/** `mode` look shows the text without publishing it; `revision` is the version that was open. */
export const contentFormSchema = z.strictObject({
  ...contentFields,
  mode: z.enum(['look', 'publish']),
  revision: plainText(60).min(1),
})

export const postFormSchema = z.strictObject(contentFields)

/** `key` is made by the page, so that a double click gives once. */
export const goodwillFormSchema = z.strictObject({ key: z.uuid(), amount, reason })

export const pointsFormSchema = z.strictObject({
  key: z.uuid(),
  points: z
    .string()
    .regex(/^[+-]?\d{1,6}$/)
    .transform(Number),
  reason,
})
