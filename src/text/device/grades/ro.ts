import type { Grade } from '#domain/device/device.ts'

export type GradesText = Readonly<Record<Grade, string>>

/** The grades very good and good (markets.md, Wording). */
export const gradesRo: GradesText = { 'very-good': 'Foarte bun', good: 'Bun' }
