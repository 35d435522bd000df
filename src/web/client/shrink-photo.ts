import { targetSize } from '#domain/photo/photo.ts'

/** `preview` is a small image of it as a data: URL, which the pages' Content Security Policy allows. */
export type ReadyPhoto = { readonly bytes: Blob; readonly preview?: string }

const previewEdge = 160
const quality = 0.85

/** No larger than the shop stores it, for a quick upload; unchanged if the browser cannot decode it. */
export async function shrinkPhoto(file: Blob): Promise<ReadyPhoto> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { bytes: file }
  const { width, height } = targetSize(bitmap.width, bitmap.height)
  const canvas = draw(bitmap, width, height)
  const shrunk = canvas && (await blobOf(canvas))
  const scale = Math.min(1, previewEdge / Math.max(width, height))
  const small = draw(bitmap, Math.ceil(width * scale), Math.ceil(height * scale))
  bitmap.close()
  return {
    bytes: shrunk && shrunk.size < file.size ? shrunk : file,
    ...(small && { preview: small.toDataURL('image/jpeg', quality) }),
  }
}

function draw(bitmap: ImageBitmap, width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise(resolve => {
    canvas.toBlob(blob => resolve(blob ?? undefined), 'image/jpeg', quality)
  })
}
