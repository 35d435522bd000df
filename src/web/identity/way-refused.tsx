import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { refusalOf } from './entry-answer.ts'
import { RefusalAlert } from './entry-errors.tsx'
import { refusalText } from './refusal-text.ts'
import type { Entry } from './use-entry.ts'
import { useRefusalReport } from './use-entry-form.ts'

type WayRefusedProps = { readonly form: 'social' | 'passkey'; readonly entry: Entry }

/** The message when an identity provider or a passkey did not confirm the sign-in. */
export function WayRefused({ form, entry }: WayRefusedProps) {
  const texts = { general: useText().general, text: useIdentityText() }
  const refused = refusalOf(entry.answer, form)
  const message = refused && refusalText(refused.refusal, texts)
  useRefusalReport(form, refused, message)
  return message !== undefined && refused && <RefusalAlert refused={refused} text={message} />
}
