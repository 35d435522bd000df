import { type Grade, type GradeOnWire, grades } from './device.ts'

const wireNames: Readonly<Record<Grade, GradeOnWire>> = { 'very-good': 'FOARTE_BUN', good: 'BUN' }

/** Spec 3.5: FOARTE_BUN is very good, BUN is good. */
export function gradeToWire(grade: Grade): GradeOnWire {
  return wireNames[grade]
}

/** `undefined` for any value other than FOARTE_BUN and BUN. */
export function gradeFromWire(value: unknown): Grade | undefined {
  return grades.find(grade => wireNames[grade] === value)
}
