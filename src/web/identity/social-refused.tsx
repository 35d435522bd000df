import { useIdentityText } from '#web/text/identity/identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { refusalOf } from './entry-answer.ts'
import { RefusalNotice } from './entry-faults.tsx'
import { refusalWords } from './refusal-words.ts'
import type { Entry } from './use-entry.ts'
import { useRefusalReport } from './use-entry-form.ts'

/** A stranger did not vouch. */
export function SocialRefused({ entry }: { readonly entry: Entry }) {
  const words = { general: useText().general, text: useIdentityText() }
  const refused = refusalOf(entry.answer, 'social')
  const said = refused && refusalWords(refused.refusal, words)
  useRefusalReport('social', refused, said)
  return said !== undefined && refused && <RefusalNotice refused={refused} words={said} />
}
