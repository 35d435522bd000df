import type { FieldMessage } from '#domain/field/messages.ts'
import type { GeneralText } from '#text/shell/general-page/ro.ts'

/** The text of a field's validation message, in the language of the catalogue. */
export function fieldMessage(general: GeneralText, message: FieldMessage): string {
  return message.key === 'general.max-length-error'
    ? general[message.key](message.params.n)
    : general[message.key]
}
