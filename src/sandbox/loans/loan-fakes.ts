import type { Fake } from '../fake.ts'
import { cofidisFake } from './cofidis/cofidis-fake.ts'
import { oneyFake } from './oney/oney-fake.ts'
import { widgetFake } from './oney/widget-fake.ts'
import { tbiBgFake } from './tbi/bg-fake.ts'
import { tbiGrFake } from './tbi/gr-fake.ts'
import { tbiRoFake } from './tbi/ro-fake.ts'

export const loanFakes: readonly Fake[] = [
  oneyFake,
  widgetFake,
  tbiRoFake,
  tbiBgFake,
  tbiGrFake,
  cofidisFake,
]
