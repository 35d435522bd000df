import { expect, test } from 'vitest'
import { dispatchStep } from './dispatch.ts'

test.each([
  ['preparing', false, 1, 'wait-for-label'],
  ['label-created', false, 1, 'pack'],
  ['label-created', true, 1, 'hand-over'],
  ['label-created', false, 0, 'hand-over'],
  ['handed-over', true, 1, undefined],
  ['delivered', true, 1, undefined],
] as const)(
  'a parcel that is %s, packed %s, with %s devices: %s',
  (state, isPacked, count, step) => {
    expect(dispatchStep(state, isPacked, count)).toBe(step)
  },
)
