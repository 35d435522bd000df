/** The entity to which a submitted picture belongs. */
export type PhotoSubject = {
  readonly kind:
    | 'return'
    | 'warranty'
    | 'sale'
    | 'inspection'
    | 'objection'
    | 'second-look'
    | 'unit'
  readonly id: string
}

/** About the size of a picture from a phone camera. */
export const mostPhotoBytes = 8 * 1024 * 1024

/** The maximum for one return, claim or trade-in. */
export const mostPhotos = 6

/** The edge length of a stored picture: enough to show a scratch. */
const longestPhotoEdge = 1_600

/** A file of a few kilobytes can decode to gigabytes: a picture that claims to be larger than a camera's is not decoded. */
export const mostPhotoPixels = 65_000_000

/** The maximum number of unused pictures per client. */
export const mostWaitingPhotos = 60

const waitsForMs = 24 * 60 * 60_000

/** Unused pictures uploaded before this instant are deleted. */
export function photosWaitFrom(now: Date): Date {
  return new Date(now.getTime() - waitsForMs)
}

/** The reason why a picture is refused. */
export type PhotoRefusal =
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'too-many-pixels'; readonly max: number }
  | { readonly kind: 'too-many-photos'; readonly max: number }

/** The reason why pictures are not attached; then none of them is. Pictures of another client count as missing. */
export type AttachRefusal =
  | { readonly kind: 'too-many-photos'; readonly max: number }
  | { readonly kind: 'photos-not-found' }

/** The size of the stored picture in whole pixels; a small picture keeps its size. */
export function targetSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestPhotoEdge / Math.max(width, height))
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}
