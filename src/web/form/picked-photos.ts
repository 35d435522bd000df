import type { PhotoAnswer, PhotoError } from '#web/client/photo-client.ts'

export type PickedState =
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'failed'; readonly error: PhotoError }

/** A photo as its form shows it. `file` is missing if only its id came back with a refused form. */
export type PickedPhoto = {
  readonly key: string
  readonly file?: Blob
  readonly preview?: string
  readonly state: PickedState
}

export type PickedEvent =
  | { readonly kind: 'picked'; readonly photos: readonly { key: string; file: Blob }[] }
  | { readonly kind: 'previewed'; readonly key: string; readonly preview: string }
  | { readonly kind: 'progressed'; readonly key: string; readonly fraction: number }
  | { readonly kind: 'answered'; readonly key: string; readonly answer: PhotoAnswer }
  | { readonly kind: 'retried' | 'removed'; readonly key: string }

/** The photos of a refused form, which were uploaded before. */
export function uploadedPhotos(ids: readonly string[]): readonly PickedPhoto[] {
  return ids.map(id => ({ key: id, state: { kind: 'kept', id } }))
}

export function afterPicking(
  photos: readonly PickedPhoto[],
  event: PickedEvent,
): readonly PickedPhoto[] {
  switch (event.kind) {
    case 'picked':
      return [...photos, ...event.photos.map(each => ({ ...each, state: uploading }))]
    case 'removed':
      return photos.filter(({ key }) => key !== event.key)
    case 'previewed':
      return changed(photos, event.key, photo => ({ ...photo, preview: event.preview }))
    case 'progressed':
      return changed(photos, event.key, photo =>
        photo.state.kind === 'sending'
          ? { ...photo, state: { kind: 'sending', fraction: event.fraction } }
          : photo,
      )
    case 'answered':
      return changed(photos, event.key, photo => ({ ...photo, state: stateAfter(event.answer) }))
    case 'retried':
      return changed(photos, event.key, photo => ({ ...photo, state: uploading }))
  }
}

export function uploadedIds(photos: readonly PickedPhoto[]): readonly string[] {
  return photos.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : []))
}

export function isSending(photos: readonly PickedPhoto[]): boolean {
  return photos.some(({ state }) => state.kind === 'sending')
}

const uploading: PickedState = { kind: 'sending', fraction: 0 }

function stateAfter(answer: PhotoAnswer): PickedState {
  return answer.kind === 'kept' ? answer : { kind: 'failed', error: answer.kind }
}

function changed(
  photos: readonly PickedPhoto[],
  key: string,
  change: (photo: PickedPhoto) => PickedPhoto,
) {
  return photos.map(photo => (photo.key === key ? change(photo) : photo))
}
