import type { GradesText } from './ro.ts'

export const gradesHu: GradesText = { 'very-good': 'Nagyon jó', good: 'Jó' }
