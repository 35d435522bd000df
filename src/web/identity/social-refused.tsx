import { useIdentityText } from '#web/text/identity/identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { refusalOf } from './entry-answer.ts'
import { RefusalNotice } from './entry-faults.tsx'
import { refusalWords } from './refusal-words.ts'
import type { Entry } from './use-entry.ts'

/** A stranger did not vouch. */
export const SocialRefused = ({ entry }: { readonly entry: Entry }) => {
  const words = { general: useText().general, text: useIdentityText() }
  const refused = refusalOf(entry.answer, 'social')
  return refused && <RefusalNotice refused={refused} words={refusalWords(refused.refusal, words)} />
}
