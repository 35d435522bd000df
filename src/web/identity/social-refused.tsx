import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { refusalOf } from './entry-answer.ts'
import { RefusalAlert } from './entry-errors.tsx'
import { refusalText } from './refusal-text.ts'
import type { Entry } from './use-entry.ts'
import { useRefusalReport } from './use-entry-form.ts'

/** The message when a third-party identity provider did not confirm the sign-in. */
export function SocialRefused({ entry }: { readonly entry: Entry }) {
  const texts = { general: useText().general, text: useIdentityText() }
  const refused = refusalOf(entry.answer, 'social')
  const message = refused && refusalText(refused.refusal, texts)
  useRefusalReport('social', refused, message)
  return message !== undefined && refused && <RefusalAlert refused={refused} text={message} />
}
