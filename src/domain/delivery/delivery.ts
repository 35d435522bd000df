/** The delivery method enumeration (Spec 3.2). */
export const deliveryMethods = ['easybox', 'courier'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** The API values of the methods (Spec 3.2). */
export type DeliveryMethodOnWire = 'LOCKER' | 'COURIER'

export const methodOnWire = { easybox: 'LOCKER', courier: 'COURIER' } as const satisfies Record<
  DeliveryMethod,
  DeliveryMethodOnWire
>

export const methodOfWire = { LOCKER: 'easybox', COURIER: 'courier' } as const satisfies Record<
  DeliveryMethodOnWire,
  DeliveryMethod
>

/** The subtypes, or empty for home delivery by a courier (Spec 3.2). */
export const pickupSubtypes = [
  'easybox',
  'econt-office',
  'econt-locker',
  'gls-office',
  'gls-locker',
] as const
export type PickupSubtype = (typeof pickupSubtypes)[number]
export type DeliverySubtype = PickupSubtype | ''

/** The shopper's choice: every pickup subtype is of the method easybox (LOCKER on the wire). */
export type DeliveryChoice =
  | { readonly method: 'easybox'; readonly subtype: PickupSubtype }
  | { readonly method: 'courier'; readonly subtype: '' }

/** The kinds used by the payment filters (Spec 9.3) and the prices. */
export const deliveryKinds = ['locker', 'office', 'courier'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]
export type PickupKind = Exclude<DeliveryKind, 'courier'>

export const carriers = ['sameday', 'econt', 'gls'] as const
export type Carrier = (typeof carriers)[number]

/** The courier for home delivery: a carrier, or the courier that staff call if the market has no carrier of its own. */
export type CourierCarrier = Carrier | 'courier'

/** The carrier of each subtype and the place of handover. */
export const pickupOf: Record<
  PickupSubtype,
  { readonly carrier: Carrier; readonly kind: PickupKind }
> = {
  easybox: { carrier: 'sameday', kind: 'locker' },
  'econt-office': { carrier: 'econt', kind: 'office' },
  'econt-locker': { carrier: 'econt', kind: 'locker' },
  'gls-office': { carrier: 'gls', kind: 'office' },
  'gls-locker': { carrier: 'gls', kind: 'locker' },
}

/** The subtype that a carrier's points of a kind serve; `undefined` if it has none. */
export function subtypeOf(carrier: Carrier, kind: PickupKind): PickupSubtype | undefined {
  return pickupSubtypes.find(subtype => {
    const served = pickupOf[subtype]
    return served.carrier === carrier && served.kind === kind
  })
}

export function kindOf({ subtype }: { readonly subtype: DeliverySubtype }): DeliveryKind {
  return subtype === '' ? 'courier' : pickupOf[subtype].kind
}

export function isSameChoice(one: DeliveryChoice, other: DeliveryChoice): boolean {
  return one.method === other.method && one.subtype === other.subtype
}
