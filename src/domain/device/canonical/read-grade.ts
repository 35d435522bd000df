import type { Grade } from '../device.ts'
import { keyOf } from './words.ts'

const spellings: Readonly<Record<Grade, readonly string[]>> = {
  'very-good': [
    'FOARTE_BUN',
    'very good',
    'foarte bun',
    'foarte bună',
    'много добро',
    'много добър',
    'много добра',
    'nagyon jó',
    'πολύ καλό',
    'πολύ καλή',
  ],
  good: ['BUN', 'good', 'bună', 'добро', 'добър', 'добра', 'jó', 'καλό', 'καλή'],
}

const gradeOfKey: ReadonlyMap<string, Grade> = new Map(
  (Object.keys(spellings) as Grade[]).flatMap(grade =>
    spellings[grade].map(word => [keyOf(word), grade] as const),
  ),
)

/**
 * FOARTE_BUN and BUN, or their labels in English and the four languages, in any case and with or without accents
 * (Spec 3.5).
 */
export function readGrade(text: string): Grade | undefined {
  return gradeOfKey.get(keyOf(text))
}
