import { expect, test } from 'vitest'
import { drawDevice } from './draw.ts'

function phone(displayInches?: number) {
  const iphone = { brand: 'Apple', name: 'iPhone 13', type: 'SMARTPHONE', year: 2021 } as const
  return drawDevice({ ...iphone, colorHex: '#232A31', displayInches }, 'scale')
}

/** The size of the drawing in its own units, which are millimetres. */
function sizeOf(svg: string) {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

test('an iPhone 13 is as tall as the real one, within two millimetres', () => {
  // 146.7 mm tall (its maker’s specification), between margins of 12 mm.
  expect(Math.abs(sizeOf(phone(6.1)).height - 24 - 146.7)).toBeLessThan(2)
})

test('beside it are a gap, and a bank card of 85.6 mm', () => {
  // 71.5 mm wide.
  expect(Math.abs(sizeOf(phone(6.1)).width - 24 - 71.5 - 14 - 85.6)).toBeLessThan(2)
})

test('without the size of its screen only the front is drawn', () => {
  expect(sizeOf(phone()).width).toBeNaN()
})
