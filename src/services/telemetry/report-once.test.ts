import { expect, test } from 'vitest'
import { createErrorDeduplicator } from './report-once.ts'

test('a repeated error is reported once until the job succeeds or fails differently', () => {
  const reported: string[] = []
  const { failed, worked } = createErrorDeduplicator(
    (error, { job }) => reported.push(`${job}: ${error}`),
    'sweep',
  )
  failed('away')
  failed('away')
  failed('broken')
  failed('away')
  worked()
  failed('away')
  expect(reported).toEqual(['sweep: away', 'sweep: broken', 'sweep: away', 'sweep: away'])
})
