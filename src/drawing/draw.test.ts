import { describe, expect, test } from 'vitest'
import type { DevicePicture } from '#domain/device/device-picture.ts'
import { drawDevice } from './draw.ts'

function device(own: Partial<DevicePicture> = {}): DevicePicture {
  return {
    brand: 'Apple',
    name: 'iPhone 13',
    type: 'SMARTPHONE',
    year: 2021,
    colorHex: '#26323c',
    ...own,
  }
}

/** Ids and references differ only with the name; removing them leaves the drawing. */
function drawing(svg: string) {
  return svg.replace(/k[0-9a-z]{4,9}(?=[a-z]+["')])/g, '')
}

describe('a device picture', () => {
  test('a device picture is the same for the same device', () => {
    expect(drawDevice(device(), 'pair')).toBe(drawDevice(device(), 'pair'))
  })

  test('a device picture is a complete SVG without external resources', () => {
    const svg = drawDevice(device(), 'pair')
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 225" width="600" height="450">/,
    )
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<image|<text|<script|<style/,
    )
  })

  test('a device picture refers only to ids that it defines', () => {
    const svg = drawDevice(device(), 'pair')
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(id => !defined.has(id))).toEqual([])
  })

  test('a device picture shares no id with the picture of another colour, view or model', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const all = [
      drawDevice(device(), 'pair'),
      drawDevice(device({ colorHex: '#e9b7b7' }), 'pair'),
      drawDevice(device(), 'back'),
      drawDevice(device({ name: 'iPhone 13 mini' }), 'pair'),
    ].flatMap(ids)
    expect(new Set(all).size).toBe(all.length)
  })

  test('a device picture uses the body colour', () => {
    const midnight = drawDevice(device(), 'back')
    const blush = drawDevice(device({ colorHex: '#e9b7b7' }), 'back')
    expect(drawing(midnight)).not.toBe(drawing(blush))
    expect(blush).toContain('#e9b7b7')
  })

  test('a device picture for a card is smaller than 6 kB', () => {
    const heavy = [
      device({ name: 'iPhone 17 Pro', year: 2025 }),
      device({ brand: 'Samsung', name: 'Galaxy S24 Ultra', year: 2024 }),
      device({ brand: 'Nothing', name: 'Phone (2)', year: 2023 }),
      device({ brand: 'Oppo', name: 'Reno 10', year: 2023 }),
      device({ name: 'iPad Pro 11', type: 'TABLET', year: 2022 }),
      device({ name: 'MacBook Pro 14', type: 'LAPTOP', year: 2023 }),
      device({ name: 'Watch Series 9', type: 'SMARTWATCH', year: 2023, material: 'Steel' }),
      device({ brand: 'Microsoft', name: 'Xbox Series S', type: 'CONSOLE', year: 2020 }),
    ].map(one => drawDevice(one, 'pair').length)
    expect(Math.max(...heavy)).toBeLessThan(6000)
  })

  test.each([
    ['Aluminium', 'Steel'],
    ['Steel', 'Titanium'],
    ['Titanium', 'Aluminium'],
  ])('a picture of a watch in %s has a different band than one in %s', (one, other) => {
    const watch = (material: string) =>
      drawing(
        drawDevice(
          device({ name: 'Watch Series 10', type: 'SMARTWATCH', year: 2024, material }),
          'pair',
        ),
      )
    expect(watch(one)).not.toBe(watch(other))
  })

  test('a picture of a 41 mm watch is smaller than one of a 45 mm watch', () => {
    const scale = (size: string) =>
      Number(
        /scale\(([\d.]+)\)/.exec(
          drawDevice(
            device({ name: 'Watch Series 8', type: 'SMARTWATCH', year: 2022, size }),
            'pair',
          ),
        )?.[1],
      )
    expect(scale('41 mm')).toBeLessThan(scale('45 mm'))
  })
})
