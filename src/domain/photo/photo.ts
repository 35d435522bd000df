/** What a picture belongs to once it was sent in with something. */
export type PhotoSubject = {
  readonly kind: 'return' | 'warranty' | 'sale' | 'inspection'
  readonly id: string
}

/** As much as a phone's camera writes. */
export const mostPhotoBytes = 8 * 1024 * 1024

/** Of one return, claim or sale. */
export const mostPhotos = 6

/** What is kept of a picture: enough to see a scratch by. */
const longestPhotoEdge = 1_600

/** A file of a few kilobytes can unfold into gigabytes: what says it is larger than a camera's picture is not unfolded. */
export const mostPhotoPixels = 65_000_000

/** Pictures that one caller sent and has not used yet. */
export const mostWaitingPhotos = 60

const waitsForMs = 24 * 60 * 60_000

/** What was sent before this instant and belongs to nothing is forgotten. */
export function photosWaitFrom(now: Date): Date {
  return new Date(now.getTime() - waitsForMs)
}

/** Why a picture is not taken. */
export type PhotoRefusal =
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'too-many-pixels'; readonly max: number }
  | { readonly kind: 'too-many-photos'; readonly max: number }

/** Why pictures do not come along; none of them does then. Those of another one are like missing ones. */
export type AttachRefusal =
  | { readonly kind: 'too-many-photos'; readonly max: number }
  | { readonly kind: 'photos-not-found' }

/** The size a picture is kept in, whole pixels; a small one stays as it is. */
export function cachedSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestPhotoEdge / Math.max(width, height))
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}
