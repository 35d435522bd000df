import { randomInt } from 'node:crypto'
import type { World } from '../world.ts'

export type Courier = 'sameday' | 'econt' | 'gls'

/** The event of a parcel, independent of the carrier's wording. */
export type Mark =
  | 'registered'
  | 'collected'
  | 'in-transit'
  | 'out-for-delivery'
  | 'at-point'
  | 'delivered'
  | 'attempt-failed'
  | 'pickup-expired'
  | 'returning'
  | 'returned'
  | 'lost'

type Happening = { readonly mark: Mark; readonly at: number }

export type PlayedParcel = {
  readonly awb: string
  /** A whole number, for carriers that use a second identifier. */
  readonly id: number
  readonly courier: Courier
  /** The shop's own reference, by which it finds the parcel again. */
  readonly reference: string
  readonly orderRef: string
  readonly recipient: string
  readonly place: string
  readonly pointId?: string
  /** Sent to the shop by a customer. */
  readonly isReturn?: boolean
  readonly cash: number
  readonly currency: string
  readonly isCancelled: boolean
  /** Past events, and those to come unless a test or tester intervenes. */
  readonly course: readonly Happening[]
}

const hourMs = 60 * 60_000

/** Hours after the label was printed. */
function usualCourse(isToPoint: boolean): readonly (readonly [number, Mark])[] {
  return [
    [0, 'registered'],
    [2, 'collected'],
    [6, 'in-transit'],
    [20, isToPoint ? 'at-point' : 'out-for-delivery'],
    [26, 'delivered'],
  ]
}

/** Parcels to the shop are fast, so that a tester sees them arrive within the hour. */
const returnCourse: readonly (readonly [number, Mark])[] = [
  [0, 'registered'],
  [0.25, 'collected'],
  [0.5, 'in-transit'],
  [0.75, 'delivered'],
]

/** Hours after the intervention. */
const interventions = {
  collect: [[0, 'collected']],
  move: [[0, 'in-transit']],
  arrive: [[0, 'at-point']],
  deliver: [[0, 'delivered']],
  fail: [
    [0, 'attempt-failed'],
    [20, 'out-for-delivery'],
    [24, 'delivered'],
  ],
  'not-picked-up': [
    [0, 'pickup-expired'],
    [12, 'returning'],
    [36, 'returned'],
  ],
  return: [
    [0, 'returning'],
    [24, 'returned'],
  ],
  'not-fetched': [
    [0, 'attempt-failed'],
    [20, 'collected'],
    [24, 'in-transit'],
    [40, 'delivered'],
  ],
  lose: [[0, 'lost']],
} as const satisfies Record<string, readonly (readonly [number, Mark])[]>

export type Intervention = keyof typeof interventions

export function parseIntervention(value: unknown): Intervention | undefined {
  return (Object.keys(interventions) as Intervention[]).find(one => one === value)
}

function rows(world: World) {
  return world.table<PlayedParcel>('parcels')
}

function eventsAt(from: number, hours: readonly (readonly [number, Mark])[]): Happening[] {
  return hours.map(([hour, mark]) => ({ mark, at: from + hour * hourMs }))
}

export type NewParcel = Omit<PlayedParcel, 'awb' | 'id' | 'isCancelled' | 'course'>

/**
 * `awbOf` turns a whole number into the carrier's number. The number is random, so that a reset sandbox does not
 * issue it again.
 */
export function createParcel(
  world: World,
  parcel: NewParcel,
  awbOf: (id: number) => string,
): PlayedParcel {
  const id = randomInt(10 ** 9, 10 ** 10)
  const hours = parcel.isReturn ? returnCourse : usualCourse(parcel.pointId !== undefined)
  const course = eventsAt(world.clock.now(), hours)
  const created = { ...parcel, id, awb: awbOf(id), isCancelled: false, course }
  rows(world).set(created.awb, created)
  return created
}

export function findParcel(world: World, courier: Courier, awb: string) {
  const parcel = rows(world).get(awb)
  return parcel?.courier === courier && !parcel.isCancelled ? parcel : undefined
}

export function parcelsOf(world: World, courier: Courier): PlayedParcel[] {
  return [...rows(world).all()].filter(parcel => parcel.courier === courier && !parcel.isCancelled)
}

/** The events up to now, oldest first. */
export function happened(world: World, { course }: PlayedParcel): Happening[] {
  return course.filter(({ at }) => at <= world.clock.now())
}

/** Only a parcel that no courier has collected yet can be cancelled. */
export function cancelParcel(world: World, parcel: PlayedParcel): boolean {
  if (happened(world, parcel).length > 1) return false
  rows(world).set(parcel.awb, { ...parcel, isCancelled: true })
  return true
}

/** Replaces the coming events by those of the intervention. */
export function intervene(
  world: World,
  awb: string,
  intervention: Intervention,
): PlayedParcel | undefined {
  const parcel = rows(world).get(awb)
  if (!parcel || parcel.isCancelled) return undefined
  const course = [
    ...happened(world, parcel),
    ...eventsAt(world.clock.now(), interventions[intervention]),
  ]
  const changed = { ...parcel, course }
  rows(world).set(awb, changed)
  return changed
}
