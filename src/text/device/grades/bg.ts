import type { GradesText } from './ro.ts'

export const gradesBg: GradesText = { 'very-good': 'Много добро', good: 'Добро' }
