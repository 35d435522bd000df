import { findImei } from './find-imei.ts'

/** Enough for the bars of a screenshot or of a box, and few enough to be read in a moment. */
const longestEdge = 1600

/** The IMEI in a picture, which stays in this browser. */
export async function imeiInPicture(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map(edge =>
    Math.max(1, Math.round(edge * scale)),
  ) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context ? findImei(context.getImageData(0, 0, width, height)) : undefined
}
