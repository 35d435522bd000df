import type { Catalogue } from './catalogue.ts'
import { errorsHu } from './errors/hu.ts'
import { generalHu } from './general/hu.ts'
import { shellHu } from './shell/hu.ts'

export const hu: Catalogue = { errors: errorsHu, general: generalHu, shell: shellHu }
