import type { Fake } from '../face.ts'
import { cofidisFake } from './cofidis/cofidis-face.ts'
import { oneyFake } from './oney/oney-face.ts'
import { widgetFake } from './oney/widget-face.ts'
import { tbiBgFake } from './tbi/bg-face.ts'
import { tbiGrFake } from './tbi/gr-face.ts'
import { tbiRoFake } from './tbi/ro-face.ts'

export const loanFaces: readonly Fake[] = [
  oneyFake,
  widgetFake,
  tbiRoFake,
  tbiBgFake,
  tbiGrFake,
  cofidisFake,
]
