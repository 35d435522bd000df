import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js'
import GlobalHistogramBinarizer from '@zxing/library/es2015/core/common/GlobalHistogramBinarizer.js'
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType.js'
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js'
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js'
import { imeiAmong } from '#domain/device/imei.ts'

/** Pixels in rows, four bytes each. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/**
 * The IMEI in a picture's barcodes (Code 128, as phones show them for *#06# and as their boxes have them). A reader finds
 * one barcode at a time, and there are several below one another: each strip of the picture is read for itself.
 */
export function findImei(picture: Pixels): string | undefined {
  return imeiAmong(codesIn(picture)) ?? imeiAmong(codesIn(turned(picture)))
}

/** Strips overlap, so that each barcode is whole in one of them. */
const strips = 24

function codesIn({ data, width, height }: Pixels): readonly string[] {
  const source = new RGBLuminanceSource(new Int32Array(data.buffer), width, height)
  const strip = Math.ceil(height / strips)
  return Array.from({ length: strips * 2 - 1 }, (_, at) => {
    const top = Math.floor((at * strip) / 2)
    const depth = Math.min(strip, height - top)
    return depth > 0 ? codeIn(source.crop(0, top, width, depth)) : undefined
  }).filter(code => code !== undefined)
}

const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])

/** The reader throws when there is none. */
function codeIn(source: ReturnType<RGBLuminanceSource['crop']>): string | undefined {
  try {
    const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source))
    return new Code128Reader().decode(bitmap, hints).getText()
  } catch {
    return undefined
  }
}

/** A quarter turn: a label photographed upright. */
function turned({ data, width, height }: Pixels): Pixels {
  const from = new Int32Array(data.buffer)
  const to = new Int32Array(from.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width }
}
