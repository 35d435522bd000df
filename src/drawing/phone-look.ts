import type { Ink } from './ink.ts'
import type { SeamName } from './screen.ts'

type Body = { readonly w: number; readonly h: number; readonly r: number }

/** Draws what is on the back: lenses, islands, bars. The top left corner of the body is (0, 0). */
export type Camera = (ink: Ink, body: Body) => string

export type Front =
  | 'home-button'
  | 'notch'
  | 'notch-small'
  | 'island'
  | 'hole'
  | 'hole-left'
  | 'pill-left'
  | 'drop'
  | 'forehead'

export type PhoneLook = Body & {
  readonly form: 'bar' | 'fold' | 'flip'
  readonly camera: Camera
  readonly front: Front
  readonly bezel: number
  /** As seen from the front; the back mirrors them. */
  readonly buttons: 'apple' | 'right' | 'split'
  /** Height of Apple's mark on the back as a fraction of the body; 0 draws none. */
  readonly mark: number
  /** A flat band reflects light in two lines, a rounded one in a soft gradient. */
  readonly frame: 'flat' | 'round'
  readonly seam: SeamName
  /** The fraction of the width that the close-up shows. */
  readonly closeUp: number
}

const plain: PhoneLook = {
  form: 'bar',
  w: 100,
  h: 208,
  r: 15,
  camera: () => '',
  front: 'hole',
  bezel: 3.6,
  buttons: 'right',
  mark: 0,
  frame: 'round',
  seam: 'falling',
  closeUp: 0.74,
}

export function phone(camera: Camera, own: Partial<PhoneLook> = {}): PhoneLook {
  return {
    ...plain,
    camera,
    ...own,
  }
}

export function iphone(camera: Camera, own: Partial<PhoneLook> = {}): PhoneLook {
  return {
    ...plain,
    r: 19,
    h: 205,
    front: 'island',
    buttons: 'apple',
    mark: 0.5,
    frame: 'flat',
    seam: 'rising',
    camera,
    ...own,
  }
}
