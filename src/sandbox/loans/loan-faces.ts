import type { Face } from '../face.ts'
import { cofidisFace } from './cofidis/cofidis-face.ts'
import { oneyFace } from './oney/oney-face.ts'
import { widgetFace } from './oney/widget-face.ts'
import { tbiBgFace } from './tbi/bg-face.ts'
import { tbiGrFace } from './tbi/gr-face.ts'
import { tbiRoFace } from './tbi/ro-face.ts'

export const loanFaces: readonly Face[] = [
  oneyFace,
  widgetFace,
  tbiRoFace,
  tbiBgFace,
  tbiGrFace,
  cofidisFace,
]
