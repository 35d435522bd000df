import type { Face } from '../face.ts'
import { parcelControl, pointControl } from './courier-control.ts'
import { econtFace } from './econt-face.ts'
import { glsFace } from './gls-face.ts'
import { samedayFace } from './sameday-face.ts'

/** The three carriers, and the control over their parcels and points. */
export const courierFaces: readonly Face[] = [
  samedayFace,
  econtFace,
  glsFace,
  parcelControl,
  pointControl,
]
