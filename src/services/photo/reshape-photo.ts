import { mostPhotoPixels, type PhotoRefusal, targetSize } from '#domain/photo/photo.ts'
import { pictureFormatOf } from '#domain/photo/picture-format.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { loadSharp } from './load-sharp.ts'

type ReshapedPhoto = { readonly picture: Buffer; readonly width: number; readonly height: number }

const longestSeconds = 10
const quality = 80

/**
 * Re-encodes a picture upright as it should be seen: everything else in its file, above all where it was taken, is
 * left out.
 */
export async function reshapePhoto(bytes: Buffer): Promise<Result<ReshapedPhoto, PhotoRefusal>> {
  const format = pictureFormatOf(bytes)
  if (!format) return refuse({ kind: 'not-a-picture' })
  const sharp = await loadSharp()
  // The size is in the header: it is read without decoding the picture.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata || metadata.format !== format) return refuse({ kind: 'not-a-picture' })
  if (metadata.width * metadata.height > mostPhotoPixels)
    return refuse({ kind: 'too-many-pixels', max: mostPhotoPixels })
  const { width, height } = targetSize(metadata.autoOrient.width, metadata.autoOrient.height)
  const encoded = await sharp(bytes, { limitInputPixels: mostPhotoPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .webp({ quality })
    .toBuffer()
    // The bytes are the only input that varies, so a failure to decode means that it is not a picture.
    .catch(() => undefined)
  return encoded ? ok({ picture: encoded, width, height }) : refuse({ kind: 'not-a-picture' })
}
