import { describe, expect, test } from 'vitest'
import { code128 } from '#domain/inbound/code-128.ts'
import { findImei, type Pixels } from './find-imei.ts'

/** An IMEI with its Luhn digit; the second has a wrong one. */
const imei = '490154203237518'
const wrong = '490154203237519'

const moduleWidth = 3
const black = 0xff_00_00_00

/** Barcodes below one another on white, as a phone shows them. */
function screenOf(codes: readonly string[], { width = 900, height = 1600 } = {}): Pixels {
  const pixels = new Int32Array(width * height).fill(-1)
  for (const [index, code] of codes.entries()) {
    const top = Math.round((height / (codes.length + 1)) * (index + 1))
    let left = 60
    for (const [turn, modules] of code128(code).entries()) {
      const next = left + modules * moduleWidth
      if (turn % 2 === 0)
        for (let y = top - 45; y < top + 45; y++)
          pixels.fill(black, y * width + left, y * width + next)
      left = next
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height }
}

function upright({ data, width, height }: Pixels): Pixels {
  const from = new Int32Array(data.buffer)
  const to = Int32Array.from(from, (_, at) => {
    const [x, y] = [at % height, Math.floor(at / height)]
    return from[(height - 1 - x) * width + y] ?? 0
  })
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width }
}

describe('an IMEI in a picture', () => {
  test('a single barcode is read', () => {
    expect(findImei(screenOf([imei]))).toBe(imei)
  })

  test('among the other numbers of a phone the IMEI is found', () => {
    expect(findImei(screenOf(['89049032000001000000', wrong, imei, 'F2LXK0ABCD']))).toBe(imei)
  })

  test('a label that was photographed upright is read', () => {
    expect(findImei(upright(screenOf(['X1234567', imei])))).toBe(imei)
  })

  test('a number whose last digit is wrong is no IMEI', () => {
    expect(findImei(screenOf([wrong]))).toBeUndefined()
  })

  test.each([
    [1, 1],
    [3, 200],
    [900, 1600],
  ])('an empty picture of %d × %d has none', (width, height) => {
    expect(findImei(screenOf([], { width, height }))).toBeUndefined()
  })
})
