import type { Arrows } from '../machine.ts'

/** The life of one physical device in the shop (orders.md "Catalogue and stock"). */
export const unitStates = [
  'intake',
  'grading',
  'refurbishing',
  'listed',
  'held',
  'sold',
  'shipped',
  'delivered',
  'returned',
  'quarantined',
  'scrapped',
  'lost',
] as const
export type UnitState = (typeof unitStates)[number]

/** What staff do with a device; orders, parcels and returns move it otherwise. */
export const staffUnitMoves = [
  'grade',
  'refurbish',
  'list',
  'withdraw',
  'quarantine',
  'scrap',
  'lose',
  'find',
] as const
export type StaffUnitMove = (typeof staffUnitMoves)[number]

/** A device that came, from a seller or a buyer. */
const ungraded = {
  grade: 'grading',
  quarantine: 'quarantined',
  scrap: 'scrapped',
  lose: 'lost',
} as const

export const staffUnitArrows: Arrows<UnitState, StaffUnitMove> = {
  intake: ungraded,
  grading: {
    refurbish: 'refurbishing',
    list: 'listed',
    quarantine: 'quarantined',
    scrap: 'scrapped',
    lose: 'lost',
  },
  refurbishing: {
    grade: 'grading',
    list: 'listed',
    quarantine: 'quarantined',
    scrap: 'scrapped',
    lose: 'lost',
  },
  listed: { withdraw: 'grading', lose: 'lost' },
  held: {},
  sold: {},
  shipped: {},
  delivered: {},
  returned: ungraded,
  quarantined: { grade: 'grading', scrap: 'scrapped' },
  scrapped: {},
  lost: { find: 'grading' },
}

/** The states in which a device lies in the warehouse. */
export const statesInHouse: readonly UnitState[] = [
  'intake',
  'grading',
  'refurbishing',
  'listed',
  'held',
  'sold',
  'returned',
  'quarantined',
]

/** What is done to a device before it is sold. */
export const workKinds = ['check', 'clean', 'repair', 'part', 'erase'] as const
export type WorkKind = (typeof workKinds)[number]

/** 'a 12' and 'A12 ' are the same shelf as 'A-12'. */
export function parseShelf(typed: string): string | undefined {
  const found = /^([A-Z]{1,3})[\s.-]?(\d{1,4})$/.exec(typed.trim().toUpperCase())
  return found ? `${found[1]}-${Number(found[2])}` : undefined
}
