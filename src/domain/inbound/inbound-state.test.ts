import { describe, expect, test } from 'vitest'
import { moved } from '#domain/machine.ts'
import { inboundArrows, isStillWithSender } from './inbound-state.ts'

describe('a parcel on its way to the shop', () => {
  test.each([
    ['preparing', 'create-label', 'label-created'],
    ['label-created', 'hand-over', 'handed-over'],
    ['label-created', 'fail-pickup', 'pickup-failed'],
    ['pickup-failed', 'try-again', 'label-created'],
    ['pickup-failed', 'hand-over', 'handed-over'],
    ['handed-over', 'depart', 'in-transit'],
    ['handed-over', 'arrive', 'arrived'],
    ['in-transit', 'arrive', 'arrived'],
    ['preparing', 'expire', 'expired'],
    ['label-created', 'expire', 'expired'],
    ['expired', 'hand-over', 'handed-over'],
    ['in-transit', 'lose', 'lost'],
    ['lost', 'arrive', 'arrived'],
  ] as const)('a parcel that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(inboundArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test.each(['handed-over', 'in-transit', 'arrived'] as const)(
    'a parcel cannot be cancelled once %s',
    from => {
      expect(moved(inboundArrows, from, 'cancel')).toEqual({
        ok: false,
        refusal: { kind: 'move-not-allowed', from, by: 'cancel' },
      })
      expect(isStillWithSender(from)).toBe(false)
    },
  )

  test.each(['preparing', 'label-created', 'pickup-failed'] as const)(
    'a parcel is still with its sender while %s',
    state => {
      expect(isStillWithSender(state)).toBe(true)
    },
  )
})
