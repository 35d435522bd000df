import type { AnsweredStep, Answers } from './answers.ts'

/** Reasons for which a device is never bought, whatever the other answers (sell.md, Price: Reject). */
const everyRejectReason = ['swollen-battery', 'locked', 'online-ban'] as const
export type RejectReason = (typeof everyRejectReason)[number]

/** The step at which each reason was given, and can be changed. */
export const stepOfReason = {
  'swollen-battery': 'battery',
  locked: 'laptop-defects',
  'online-ban': 'console-defects',
} as const satisfies Record<RejectReason, AnsweredStep>

/** Verdicts that require the device in hand. */
export const benchVerdicts = ['stolen', 'counterfeit', 'other-device'] as const
export type BenchVerdict = (typeof benchVerdicts)[number]

/** Why an inspected device is not bought (sell.md, Price: Reject). */
export const inspectionReasons = [...everyRejectReason, ...benchVerdicts] as const
export type InspectionReason = (typeof inspectionReasons)[number]

/** How a device that is not bought is returned: by parcel, only in person, or held until staff decide. */
export type WayBack = 'parcel' | 'by-hand' | 'held'

/**
 * A swollen battery never goes into a parcel. A stolen device is held, because its owner has to be determined first
 * (rules-of-trade.md).
 */
export function wayBackOf(reasons: readonly InspectionReason[]): WayBack {
  if (reasons.includes('stolen')) return 'held'
  return reasons.includes('swollen-battery') ? 'by-hand' : 'parcel'
}

/** Why staff have to review the device first. */
export type ReviewReason = 'no-power' | 'liquid-faults'

/** A swollen battery never goes into a parcel; a locked or banned device is refused at any price (sell.md). */
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
