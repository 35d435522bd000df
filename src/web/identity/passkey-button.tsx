import { Fingerprint } from 'lucide-react'
import { markForMerge } from '#web/client/cloud/mark-for-merge.ts'
import { askPasskey, type PasskeyRequest, useHasPasskeys } from '#web/client/passkey-browser.ts'
import { usePasskeyAnswer } from '#web/client/use-passkey-answer.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Entry } from './use-entry.ts'

type PasskeyButtonProps = { readonly entry: Entry; readonly request: PasskeyRequest }

/** Signs in with a passkey of the device; absent where the browser has none. */
export function PasskeyButton({ entry, request }: PasskeyButtonProps) {
  const { signIn } = useIdentityText()
  const { isFailed, isAsking, ask, answer } = usePasskeyAnswer(() => askPasskey(request))
  if (!useHasPasskeys()) return null
  return (
    <entry.Form
      method="post"
      action={entry.path}
      className="noscript:hidden"
      onSubmit={event => {
        markForMerge()
        return ask(event)
      }}
    >
      <input type="hidden" name="intent" value="passkey" />
      <input ref={answer} type="hidden" name="answer" />
      <Button type="submit" tone="ghost" size="small" full busy={isAsking}>
        <Fingerprint size={18} aria-hidden="true" className="shrink-0" />
        {signIn.byPasskey}
      </Button>
      <p role="status" className="text-meta text-ink-2 not-empty:mt-2">
        {isFailed && signIn.noPasskey}
      </p>
    </entry.Form>
  )
}
