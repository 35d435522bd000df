import type { Catalogue } from './catalogue.ts'
import { errorsBg } from './errors/bg.ts'
import { generalBg } from './general/bg.ts'
import { shellBg } from './shell/bg.ts'

export const bg: Catalogue = { errors: errorsBg, general: generalBg, shell: shellBg }
