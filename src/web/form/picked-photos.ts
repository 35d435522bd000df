import type { PhotoAnswer, PhotoError } from '#web/client/photo-client.ts'

export type PickedState =
  | { readonly kind: 'sending'; readonly part: number }
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
  | { readonly kind: 'drawn'; readonly key: string; readonly preview: string }
  | { readonly kind: 'progressed'; readonly key: string; readonly part: number }
  | { readonly kind: 'answered'; readonly key: string; readonly answer: PhotoAnswer }
  | { readonly kind: 'retried' | 'removed'; readonly key: string }

/** The photos of a refused form, which were uploaded before. */
export function storedBefore(ids: readonly string[]): readonly PickedPhoto[] {
  return ids.map(id => ({ key: id, state: { kind: 'kept', id } }))
}

export function afterPicking(
  photos: readonly PickedPhoto[],
  event: PickedEvent,
): readonly PickedPhoto[] {
  switch (event.kind) {
    case 'picked':
      return [...photos, ...event.photos.map(each => ({ ...each, state: begun }))]
    case 'removed':
      return photos.filter(({ key }) => key !== event.key)
    case 'drawn':
      return changed(photos, event.key, photo => ({ ...photo, preview: event.preview }))
    case 'progressed':
      return changed(photos, event.key, photo =>
        photo.state.kind === 'sending'
          ? { ...photo, state: { kind: 'sending', part: event.part } }
          : photo,
      )
    case 'answered':
      return changed(photos, event.key, photo => ({ ...photo, state: answered(event.answer) }))
    case 'retried':
      return changed(photos, event.key, photo => ({ ...photo, state: begun }))
  }
}

export function storedIds(photos: readonly PickedPhoto[]): readonly string[] {
  return photos.flatMap(({ state }) => (state.kind === 'kept' ? [state.id] : []))
}

export function isSending(photos: readonly PickedPhoto[]): boolean {
  return photos.some(({ state }) => state.kind === 'sending')
}

const begun: PickedState = { kind: 'sending', part: 0 }

function answered(answer: PhotoAnswer): PickedState {
  return answer.kind === 'kept' ? answer : { kind: 'failed', error: answer.kind }
}

function changed(
  photos: readonly PickedPhoto[],
  key: string,
  change: (photo: PickedPhoto) => PickedPhoto,
) {
  return photos.map(photo => (photo.key === key ? change(photo) : photo))
}
