import { describe, expect, test } from 'vitest'
import { type DeliveryChoice, kindOf, methodOfWire, methodOnWire } from './delivery.ts'

describe('delivery methods', () => {
  test('easybox is LOCKER and courier is COURIER on the wire, and back', () => {
    expect(methodOnWire).toEqual({ easybox: 'LOCKER', courier: 'COURIER' })
    expect(methodOfWire).toEqual({ LOCKER: 'easybox', COURIER: 'courier' })
  })

  test.each([
    ['easybox', 'locker'],
    ['econt-locker', 'locker'],
    ['gls-locker', 'locker'],
    ['econt-office', 'office'],
    ['gls-office', 'office'],
  ] as const)('%s is handed over at a %s', (subtype, kind) => {
    const choice: DeliveryChoice = { method: 'easybox', subtype }
    expect(kindOf(choice)).toBe(kind)
  })

  test('a courier delivers to the address', () => {
    const choice: DeliveryChoice = { method: 'courier', subtype: '' }
    expect(kindOf(choice)).toBe('courier')
  })
})
