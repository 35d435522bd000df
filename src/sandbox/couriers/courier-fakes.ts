import type { Fake } from '../fake.ts'
import { parcelControl, pointControl } from './courier-control.ts'
import { econtFake } from './econt-fake.ts'
import { glsFake } from './gls-fake.ts'
import { samedayFake } from './sameday-fake.ts'

/** The fakes of the three carriers, and the control endpoints for their parcels and points. */
export const courierFakes: readonly Fake[] = [
  samedayFake,
  econtFake,
  glsFake,
  parcelControl,
  pointControl,
]
