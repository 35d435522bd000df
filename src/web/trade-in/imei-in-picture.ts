import { targetSize } from '#domain/photo/photo.ts'
import { findImei } from './find-imei.ts'

/** The IMEI in a picture, which stays in this browser. */
export async function imeiInPicture(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = targetSize(bitmap.width, bitmap.height)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context ? findImei(context.getImageData(0, 0, width, height)) : undefined
}
