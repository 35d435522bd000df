import { expect, test } from 'vitest'
import { accessoryPictures } from '#domain/device/accessory-picture.ts'
import { drawAccessory } from './accessory.ts'
import { drawGrade } from './grade-picture.ts'

test('fourteen accessories have fourteen pictures, each under 8 kB', () => {
  const pictures = accessoryPictures.map(type => drawAccessory({ type, name: 'one' }))
  expect(new Set(pictures).size).toBe(14)
  expect(Math.max(...pictures.map(svg => svg.length))).toBeLessThan(8000)
})

test('a case is drawn in the colour in which it is sold', () => {
  expect(drawAccessory({ type: 'case', name: 'Case', colorHex: '#a31f2a' })).toContain('#a31f2a')
})

test('the worst condition of very good and the worst of good have two different pictures', () => {
  const [best, good] = [drawGrade('very-good'), drawGrade('good')]
  expect(best.length).toBeGreaterThan(1000)
  expect(best).not.toBe(good)
})
