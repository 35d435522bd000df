import { kindsIn } from '#domain/delivery/offered.ts'
import type { Market } from '#domain/market/market.ts'
import { type PaymentMethodId, paymentMethodIds } from '#domain/payment/method.ts'
import { childrenOf } from '#domain/payment/methods.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import { countedBy } from '#domain/trade-in/trade-in-limits.ts'
import { retained, retentionBounds } from './retention.ts'

/** The parts of a market's settings that stand on one page of the office; each is one form. */
export const settingSections = [
  'payment',
  'delivery',
  'cart',
  'features',
  'points',
  'reviews',
  'trade-ins',
  'company',
  'holidays',
  'second-person',
  'retention',
] as const

export type SettingSection = (typeof settingSections)[number]

/** What has a history of its own: the texts of emails, too, which have pages of their own. */
export type ChangedSection = SettingSection | 'mail-texts'

/** The stored documents of a market that have fields here. */
export const settingKeys = [
  'shop',
  'loyalty',
  'reviews',
  'trade-in-limits',
  'company',
  'second-person',
  'retention',
  'mail-texts',
] as const

export type SettingKey = (typeof settingKeys)[number]

type Kind =
  | { readonly kind: 'switch' }
  /** Whole numbers from `min` to `max`, both included. */
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  /** Zero or more, in the market's currency; empty for none if it is optional. */
  | { readonly kind: 'amount'; readonly isOptional?: true }
  | { readonly kind: 'text'; readonly longest: number }
  /** A time of day, '16:30'; empty for none. */
  | { readonly kind: 'time' }
  /** Calendar days, one per line. */
  | { readonly kind: 'days' }
  | Phrase

/** A text of the shop that staff may word anew: one paragraph. Empty for the usual wording. */
export type Phrase = {
  readonly kind: 'phrase'
  readonly usual: string
  /** What the shop fills in, each in braces in the usual wording and in every other one. */
  readonly placeholders: readonly string[]
}

/** One setting: where it is stored, and what it may be. */
export type SettingField = Kind & {
  readonly section: ChangedSection
  readonly key: SettingKey
  readonly path: readonly string[]
}

/** The name of a field in a form, unique within a market. */
export function nameOfField({ key, path }: Pick<SettingField, 'key' | 'path'>): string {
  return [key, ...path].join('.')
}

/** The settings that staff can change in a market, in the order of the form. */
export function settingFieldsOf(market: Market): readonly SettingField[] {
  return [
    ...paymentFields(market),
    ...deliveryFields(market),
    ...cartFields,
    ...featureFields,
    ...pointFields,
    ...reviewFields,
    ...tradeInFields,
    ...companyFields,
    { section: 'holidays', key: 'shop', path: ['holidays'], kind: 'days' },
    ...secondPersonFields,
    ...retentionFields,
  ]
}

/** The methods that can be switched in a market: its own, and the groups that hold some of them. */
function paymentMethodsOf(market: Market): readonly PaymentMethodId[] {
  return paymentMethodIds.filter(
    id => isOfferedTo(id, market, 'personal') || childrenOf(id, market).length > 0,
  )
}

/** Fields of one section that are stored in one document. */
function fieldsIn(
  section: SettingSection,
  key: SettingKey,
  fields: readonly (Kind & { readonly path: readonly string[] })[],
): readonly SettingField[] {
  return fields.map(field => ({ section, key, ...field }))
}

function whole(min: number, max: number): Kind {
  return { kind: 'whole', min, max }
}

const amount: Kind = { kind: 'amount' }
const optionalAmount: Kind = { kind: 'amount', isOptional: true }
const onOff: Kind = { kind: 'switch' }

/** A group has no bounds of its own. */
function paymentFields(market: Market): readonly SettingField[] {
  const methods = paymentMethodsOf(market)
  return fieldsIn('payment', 'shop', [
    ...methods.flatMap(id => [
      { path: ['payment', 'active', id], ...onOff },
      ...(childrenOf(id, market).length > 0
        ? []
        : [
            { path: ['payment', 'rules', id, 'lowerBound'], ...optionalAmount },
            { path: ['payment', 'rules', id, 'upperBound'], ...optionalAmount },
          ]),
    ]),
    { path: ['payment', 'collectionFee'], ...amount },
    ...(market === 'gr' ? [{ path: ['payment', 'hasGreekInstallments'], ...onOff }] : []),
  ])
}

/** A kind of delivery without a cost is not offered (Spec 9.1). */
function deliveryFields(market: Market): readonly SettingField[] {
  return fieldsIn('delivery', 'shop', [
    ...kindsIn(market).flatMap(kind => [
      { path: ['delivery', 'costs', kind], ...optionalAmount },
      { path: ['delivery', 'workingDays', kind, 'min'], ...whole(1, 30) },
      { path: ['delivery', 'workingDays', kind, 'max'], ...whole(1, 30) },
    ]),
    { path: ['delivery', 'collectedAt'], kind: 'time' },
  ])
}

/** The statutory periods are the lower limits: 14 days to withdraw, two years of warranty (rules-of-trade.md). */
const cartFields = fieldsIn('cart', 'shop', [
  { path: ['cart', 'cartLimitations', 'isActive'], ...onOff },
  { path: ['cart', 'cartLimitations', 'maxCartItems'], ...whole(1, 100) },
  { path: ['cart', 'cartLimitations', 'maxCartLimitedItems'], ...whole(1, 100) },
  { path: ['cart', 'expiryMonths'], ...whole(1, 12) },
  { path: ['cart', 'giftWrap', 'isActive'], ...onOff },
  { path: ['cart', 'giftWrap', 'isWrappingTax'], ...onOff },
  { path: ['cart', 'giftWrap', 'price'], ...amount },
  { path: ['cart', 'warranty', 'validity'], ...whole(2, 10) },
  { path: ['cart', 'returnDays'], ...whole(14, 365) },
])

const featureFields = fieldsIn(
  'features',
  'shop',
  [
    'hasExtraPage',
    'hasCrossSell',
    'hasCarousel',
    'hasGeniusBenefits',
    'hasFreeScreenProtectors',
  ].map(flag => ({ path: ['flags', flag], ...onOff })),
)

const pointFields = fieldsIn('points', 'loyalty', [
  { path: ['spentForPoint'], ...amount },
  { path: ['pointsForSale'], ...whole(0, 100_000) },
  { path: ['worth'], ...amount },
  { path: ['smallestVoucher'], ...whole(1, 100_000) },
  { path: ['voucherMonths'], ...whole(1, 60) },
  { path: ['waitingDays'], ...whole(14, 365) },
  { path: ['lapseMonths'], ...whole(1, 120) },
  { path: ['noticeDays'], ...whole(1, 365) },
  { path: ['welcome'], ...amount },
  { path: ['invited'], ...amount },
  { path: ['inviting'], ...amount },
  { path: ['rewardedFrom'], ...amount },
])

const reviewFields = fieldsIn('reviews', 'reviews', [
  { path: ['inviteAfterDays'], ...whole(1, 90) },
  { path: ['writeWithinDays'], ...whole(1, 730) },
  { path: ['editWithinDays'], ...whole(0, 365) },
])

const tradeInFields = fieldsIn(
  'trade-ins',
  'trade-in-limits',
  countedBy.map(counted => ({ path: [counted], ...whole(1, 1_000) })),
)

const companyFields = fieldsIn(
  'company',
  'company',
  ['name', 'registrationNumber', 'vatNumber', 'address', 'phone', 'email'].map(part => ({
    path: [part],
    kind: 'text',
    longest: 200,
  })),
)

const secondPersonFields = fieldsIn('second-person', 'second-person', [
  { path: ['refundsAbove'], ...amount },
  { path: ['payoutsAbove'], ...amount },
])

const retentionFields = fieldsIn(
  'retention',
  'retention',
  retained.map(what => ({ path: [what], kind: 'whole', ...retentionBounds[what] })),
)
