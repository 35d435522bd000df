import { expect, test } from 'vitest'
import { drawIcon, iconPath, markOf } from './icon.ts'

test('only Hungary has the variant of the mark', () => {
  expect(markOf('hu')).toBe('mark-hu')
  for (const market of ['ro', 'bg', 'gr'] as const) expect(markOf(market)).toBe('mark')
  expect(drawIcon('mark-hu', 'plain')).not.toBe(drawIcon('mark', 'plain'))
})

test('both marks are the jade device with a seam of gold', () => {
  for (const mark of ['mark', 'mark-hu'] as const) {
    expect(drawIcon(mark, 'plain')).toContain('fill="#0d6b58"')
    expect(drawIcon(mark, 'plain')).toContain('stroke="#e2b75c"')
  }
})

test('a maskable icon fills its square, and its mark stays within four fifths', () => {
  const svg = drawIcon('mark', 'maskable')
  expect(svg).toContain('<rect width="100" height="100" rx="0"')
  const [, scale] = /scale\(([\d.]+)\)/.exec(svg) ?? []
  // The device is 20 by 27 in a viewBox of 30: its diagonal is 33.6.
  expect(Number(scale) * 33.6).toBeLessThan(80)
})

test('each shape has one path', () => {
  expect(iconPath('mark', 'plain')).toBe('/icons/v1/mark-plain.svg')
  expect(iconPath('mark-hu', 192)).toBe('/icons/v1/mark-hu-192.png')
})
