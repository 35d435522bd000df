import type { Catalogue } from './catalogue.ts'
import { errorsEl } from './errors/el.ts'
import { generalEl } from './general/el.ts'
import { shellEl } from './shell/el.ts'

export const el: Catalogue = { errors: errorsEl, general: generalEl, shell: shellEl }
