import type { ErrorsText } from './errors/ro.ts'
import type { GeneralText } from './general/ro.ts'
import type { ShellText } from './shell/ro.ts'

/** One key an area; the Romanian file of an area defines its type, so a missing translation does not compile. */
export type Catalogue = {
  readonly errors: ErrorsText
  readonly general: GeneralText
  readonly shell: ShellText
}
