import type { Fake } from '../face.ts'
import { parcelControl, pointControl } from './courier-control.ts'
import { econtFake } from './econt-face.ts'
import { glsFake } from './gls-face.ts'
import { samedayFake } from './sameday-face.ts'

/** The fakes of the three carriers, and the control endpoints for their parcels and points. */
export const courierFaces: readonly Fake[] = [
  samedayFake,
  econtFake,
  glsFake,
  parcelControl,
  pointControl,
]
