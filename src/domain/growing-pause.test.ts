import { expect, test } from 'vitest'
import { growingPauseMs } from './growing-pause.ts'

test('the pause starts at the first value, doubles and stays at the longest', () => {
  const pauses = [1, 2, 3, 11, 12, 500].map(tries => growingPauseMs(tries, 2, 3_600))
  expect(pauses).toEqual([2, 4, 8, 2048, 3600, 3600])
})
