import { expect, test } from 'vitest'
import { makeTellOnce } from './tell-once.ts'

test('What goes on failing is told once, until it works again or fails otherwise', () => {
  const told: string[] = []
  const { failed, worked } = makeTellOnce(
    (error, { job }) => told.push(`${job}: ${error}`),
    'sweep',
  )
  failed('away')
  failed('away')
  failed('broken')
  failed('away')
  worked()
  failed('away')
  expect(told).toEqual(['sweep: away', 'sweep: broken', 'sweep: away', 'sweep: away'])
})
