import { describe, expect, test } from 'vitest'
import { aCart, aPhone, aService } from './cart.builders.ts'
import { isSecondInsuranceTab } from './line.ts'
import { deselectExtraService, selectExtraService } from './service.ts'

const oneYear = aService('w1')
const twoYears = aService('w2')
const insurance = aService('i1', { type: 'INSURANCE', key: 'Ad_screen' })
const cart = aCart({
  phoneCart: [
    aPhone('p', {
      availableExtraServices: [oneYear, twoYears, insurance],
      selectedExtraServices: [oneYear, insurance],
    }),
  ],
})
function selectedIn(changed: typeof cart) {
  return changed.phoneCart[0]?.selectedExtraServices.map(({ id }) => id)
}

describe('extra services', () => {
  test('selecting a service replaces the other one of its type and no other', () => {
    const changed = selectExtraService(cart, 'p', 'w2')
    expect(changed.ok && selectedIn(changed.value)).toEqual(['i1', 'w2'])
  })

  test('an insurance of the second tab replaces one of the first', () => {
    const second = aService('i2', { type: 'INSURANCE', key: 'Ad_Th_12' })
    const both = aCart({
      phoneCart: [
        aPhone('p', {
          availableExtraServices: [insurance, second],
          selectedExtraServices: [insurance],
        }),
      ],
    })
    const changed = selectExtraService(both, 'p', 'i2')
    expect(changed.ok && selectedIn(changed.value)).toEqual(['i2'])
  })

  test('selecting the same service again leaves it once', () => {
    const changed = selectExtraService(cart, 'p', 'w1')
    expect(changed.ok && selectedIn(changed.value)?.toSorted()).toEqual(['i1', 'w1'])
  })

  test('deselecting a service removes it', () => {
    expect(selectedIn(deselectExtraService(cart, 'p', 'w1'))).toEqual(['i1'])
  })

  test('a service the phone does not have is refused', () => {
    expect(selectExtraService(cart, 'p', 'w9')).toEqual({
      ok: false,
      refusal: { kind: 'service-not-available', serviceId: 'w9' },
    })
  })

  test('a missing phone is refused', () => {
    expect(selectExtraService(cart, 'q', 'w1')).toEqual({
      ok: false,
      refusal: { kind: 'no-such-phone', phoneId: 'q' },
    })
  })

  test('insurances with Ad_Th in the key are shown in the second tab, warranties never', () => {
    expect(isSecondInsuranceTab(aService('x', { type: 'INSURANCE', key: 'Ad_Th_12' }))).toBe(true)
    expect(isSecondInsuranceTab(insurance)).toBe(false)
    expect(isSecondInsuranceTab(aService('x', { key: 'Ad_Th_12' }))).toBe(false)
  })
})
