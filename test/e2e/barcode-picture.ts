import sharp from 'sharp'
import { code128 } from '#domain/inbound/code-128.ts'

/** A screenshot with barcodes below one another, as phones show them for *#06#. */
export async function barcodePicture(...codes: readonly string[]) {
  const bars = codes.flatMap((code, index) => {
    let left = 40
    return code128(code).map((width, turn) => {
      const rect = `<rect x="${left}" y="${200 + index * 160}" width="${width * 3}" height="80" fill="${turn % 2 ? '#fff' : '#000'}"/>`
      left += width * 3
      return rect
    })
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#fff"/>${bars.join('')}</svg>`
  return {
    name: 'screenshot.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(svg)).png().toBuffer(),
  }
}
