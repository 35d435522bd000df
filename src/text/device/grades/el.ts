import type { GradesText } from './ro.ts'

export const gradesEl: GradesText = { 'very-good': 'Πολύ καλό', good: 'Καλό' }
