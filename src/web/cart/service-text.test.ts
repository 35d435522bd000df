import { describe, expect, test } from 'vitest'
import { aService } from '#domain/cart/cart.builders.ts'
import { cartRo } from '#text/cart/page/ro.ts'
import { lengthOfService, nameOfService } from './service-text.ts'

function insurance(key: string) {
  return aService(key, { type: 'INSURANCE', key })
}
function warranty(key: string) {
  return aService(key, { type: 'EXTRA_WARRANTY', key })
}

describe('the text of an extra service', () => {
  test.each([
    [warranty('warranty_12'), '+12 luni', 'Garanție extinsă, 12 luni'],
    [warranty('warranty_24'), '+24 de luni', 'Garanție extinsă, 24 de luni'],
    [insurance('screen_12'), '12 luni', 'Asigurare, Ecran, 12 luni'],
    [insurance('Ad_Th_12'), '12 luni', 'Asigurare, Daune accidentale și furt, 12 luni'],
  ])('$key is shown by its length and by its name', (service, length, name) => {
    expect(lengthOfService(cartRo, service)).toBe(length)
    expect(nameOfService(cartRo, service)).toBe(name)
  })

  test('a key without a length is shown by its type alone', () => {
    expect(lengthOfService(cartRo, warranty('lifelong'))).toBe('Garanție extinsă')
    expect(nameOfService(cartRo, insurance('screen'))).toBe('Asigurare, Ecran')
  })
})
