import { describe, expect, test } from 'vitest'
import { countsFrom, type EarningOrder, pointsFor, spentOnGoods, worthOf } from './earn.ts'

function line(kind: EarningOrder['lines'][number]['kind'], lei: number, isLive = true) {
  return {
    kind,
    priceMinor: lei * 100,
    isLive,
  }
}

function anOrder(over: Partial<EarningOrder> = {}): EarningOrder {
  const lines = over.lines ?? [line('device', 1_500)]
  const itemsMinor = lines.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
  return {
    lines,
    itemsMinor,
    discountMinor: 0,
    refundedMinor: 0,
    totalMinor: itemsMinor + 1_499,
    ...over,
  }
}

const tenLei = { spentForPoint: { minor: 1_000, currency: 'RON' } } as const

describe('points of an order', () => {
  test('an order earns one point for each whole ten lei', () => {
    expect(pointsFor(99_999, tenLei)).toBe(99)
    expect(pointsFor(100_000, tenLei)).toBe(100)
    expect(pointsFor(999, tenLei)).toBe(0)
  })

  test('an order earns points for devices, batteries and accessories, not for services, gift wrap and delivery', () => {
    const lines = [
      line('device', 1_500),
      line('service', 180),
      line('battery', 140),
      line('accessory', 60),
      line('gift-wrap', 19),
    ]
    expect(spentOnGoods(anOrder({ lines }))).toBe(170_000)
  })

  test('an order earns points on the amount after the discount', () => {
    expect(spentOnGoods(anOrder({ discountMinor: 15_000, totalMinor: 136_499 }))).toBe(135_000)
  })

  test('an order earns no points for returned lines', () => {
    const lines = [line('device', 1_500, false), line('accessory', 60)]
    expect(spentOnGoods(anOrder({ lines }))).toBe(6_000)
  })

  test('an order never earns points on more money than was not refunded', () => {
    expect(spentOnGoods(anOrder({ refundedMinor: 100_000 }))).toBe(51_499)
    expect(spentOnGoods(anOrder({ refundedMinor: 151_499 }))).toBe(0)
  })

  test('points of an order count from the day after the fourteenth', () => {
    expect(countsFrom('2026-11-22', { waitingDays: 14 })).toBe('2026-12-07')
  })

  test('the value of points follows the settings', () => {
    expect(worthOf(137, { worth: { minor: 10, currency: 'RON' } })).toEqual({
      minor: 1_370,
      currency: 'RON',
    })
  })
})
