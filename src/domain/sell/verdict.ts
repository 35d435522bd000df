import type { AnsweredStep, Answers } from './answers.ts'

/** What is never bought, whatever else is said (sell.md, Price: Reject). */
const everyRejectReason = ['swollen-battery', 'locked', 'online-ban'] as const
export type RejectReason = (typeof everyRejectReason)[number]

/** Where it was said, and can be said otherwise. */
export const stepOfReason = {
  'swollen-battery': 'battery',
  locked: 'laptop-defects',
  'online-ban': 'console-defects',
} as const satisfies Record<RejectReason, AnsweredStep>

/** What only who holds the device can see. */
export const benchVerdicts = ['stolen', 'counterfeit', 'other-device'] as const
export type BenchVerdict = (typeof benchVerdicts)[number]

/** Why a device that came is not bought (sell.md, Price: Reject). */
export const inspectionReasons = [...everyRejectReason, ...benchVerdicts] as const
export type InspectionReason = (typeof inspectionReasons)[number]

/** How a device that is not bought comes back: in a parcel, only ever by hand, or not before a person has said. */
export type WayBack = 'parcel' | 'by-hand' | 'held'

/** rules-of-trade.md: a swollen battery never enters a parcel. Whose a stolen device is, is not for a parcel to settle. */
export function wayBackOf(reasons: readonly InspectionReason[]): WayBack {
  if (reasons.includes('stolen')) return 'held'
  return reasons.includes('swollen-battery') ? 'by-hand' : 'parcel'
}

/** What a person has to look at first. */
export type ReviewReason = 'no-power' | 'liquid-faults'

/** sell.md: a swollen battery never enters a parcel, a lock or an online ban cannot be bought off. */
export function rejectReasons(answers: Answers): readonly RejectReason[] {
  return [
    ...(answers.battery?.isSwollen ? (['swollen-battery'] as const) : []),
    ...(answers['laptop-defects']?.includes('lock') ? (['locked'] as const) : []),
    ...(answers['console-defects']?.includes('online-ban') ? (['online-ban'] as const) : []),
  ]
}

const powered = ['phone-defects', 'tablet-defects', 'laptop-defects', 'console-defects'] as const

export function reviewReasons(answers: Answers): readonly ReviewReason[] {
  return [
    ...(powered.some(step => answers[step]?.includes('power')) ? (['no-power'] as const) : []),
    ...(answers['liquid-contact'] === 'faults' ? (['liquid-faults'] as const) : []),
  ]
}
