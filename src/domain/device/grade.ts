import { type Grade, type GradeOnWire, grades } from './device.ts'

const wireNames: Readonly<Record<Grade, GradeOnWire>> = { 'very-good': 'FOARTE_BUN', good: 'BUN' }

/** Spec 3.5: FOARTE_BUN is very good, BUN is good. */
export const gradeToWire = (grade: Grade): GradeOnWire => wireNames[grade]

/** undefined for anything that is not exactly FOARTE_BUN or BUN. */
export const gradeFromWire = (value: unknown): Grade | undefined =>
  grades.find(grade => wireNames[grade] === value)
