import type { FieldMessage } from '#domain/field/messages.ts'
import type { GeneralText } from '#text/shell/general-page/ro.ts'

/** The text of a field's validation message, in the language of the catalogue. */
export function fieldMessage(general: GeneralText, message: FieldMessage): string {
  switch (message.key) {
    case 'general.required-error':
      return general[message.key][message.params.of]
    case 'general.max-length-error':
      return general[message.key](message.params.n)
    default:
      return general[message.key]
  }
}
