import type { Catalogue } from './catalogue.ts'
import { errorsRo } from './errors/ro.ts'
import { generalRo } from './general/ro.ts'
import { shellRo } from './shell/ro.ts'

export const ro: Catalogue = { errors: errorsRo, general: generalRo, shell: shellRo }
