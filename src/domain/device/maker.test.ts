import { expect, test } from 'vitest'
import { makerOf } from './maker.ts'

// Every brand of the demo catalogue.
const brands =
  'Apple Asus Dell Garmin Google HP Honor Huawei Lenovo Microsoft Motorola Nintendo Nothing OnePlus Oppo POCO Samsung Sony Valve Xiaomi'

test.each(brands.split(' '))('The maker of %s has a name, an address and a contact', brand => {
  const maker = makerOf(brand)
  expect(maker?.name).toMatch(/\w/)
  expect(maker?.address).toMatch(/, [A-Z][A-Za-z ]+$/)
  expect(URL.canParse(`https://${maker?.site}`)).toBe(true)
})

test('An unknown brand has no maker', () => {
  expect(makerOf('Nokia')).toBeUndefined()
  expect(makerOf('constructor')).toBeUndefined()
})
