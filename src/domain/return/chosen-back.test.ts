import { expect, test } from 'vitest'
import { chosenBack } from './chosen-back.ts'
import type { ReturnableLine } from './return-view.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}

const lines: readonly ReturnableLine[] = [
  { position: 1, kind: 'device', title: 'Apple iPhone 13', back: ron(150_000) },
  { position: 2, kind: 'service', title: 'Garanție', back: ron(9_900), belongsTo: 1 },
  { position: 3, kind: 'accessory', title: 'Husă', back: ron(4_900) },
]

test('a device is refunded with everything that belongs to it, and without delivery while part of the order is kept', () => {
  expect(chosenBack({ lines, deliveryBack: ron(1_499) }, [1])).toEqual({
    lines: lines.slice(0, 2),
    sum: ron(159_900),
  })
})

test('the last line of an order also refunds the delivery', () => {
  expect(chosenBack({ lines, deliveryBack: ron(1_499) }, [1, 3])).toEqual({
    lines,
    delivery: ron(1_499),
    sum: ron(166_299),
  })
  expect(chosenBack({ lines }, [1, 3]).sum).toEqual(ron(164_800))
})

test('an empty selection refunds nothing, nor does a service alone', () => {
  expect(chosenBack({ lines, deliveryBack: ron(1_499) }, [])).toEqual({ lines: [] })
  expect(chosenBack({ lines, deliveryBack: ron(1_499) }, [2])).toEqual({ lines: [] })
})
