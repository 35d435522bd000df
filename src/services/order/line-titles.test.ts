import { describe, expect, test } from 'vitest'
import type { ExtraService } from '#domain/cart/line.ts'
import { serviceTitle } from './line-titles.ts'

function service(key: string, type: ExtraService['type']): ExtraService {
  return {
    id: key,
    key,
    type,
    price: { minor: 0, currency: 'RON' },
  }
}

describe('the title of a service on an order', () => {
  test('the title of a service has its kind and its months in the language of the market', () => {
    const warranty = service('warranty_24', 'EXTRA_WARRANTY')
    expect(serviceTitle('ro', warranty)).toBe('Garanție extinsă, 24 de luni')
    expect(serviceTitle('bg', warranty)).toBe('Удължена гаранция, 24 месеца')
    expect(serviceTitle('hu', warranty)).toBe('Kiterjesztett garancia, 24 hónap')
    expect(serviceTitle('gr', warranty)).toBe('Επέκταση εγγύησης, 24 μήνες')
  })

  test('the title of an Ad_Th insurance differs from that of a screen insurance', () => {
    expect(serviceTitle('ro', service('screen_12', 'INSURANCE'))).toBe('Asigurare, Ecran, 12 luni')
    expect(serviceTitle('ro', service('Ad_Th_12', 'INSURANCE'))).toBe(
      'Asigurare, Daune accidentale și furt, 12 luni',
    )
  })
})
