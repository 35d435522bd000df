import { useEffect, useRef, useState } from 'react'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { refusalOf } from './entry-answer.ts'
import type { Entry } from './use-entry.ts'

const pauseSeconds = 30

type ResendCodeProps = { readonly entry: Entry; readonly phone: string }

/** Requests another code after a visible countdown; the server has its own limits. */
export function ResendCode({ entry, phone }: ResendCodeProps) {
  const { code } = useIdentityText()
  const secondsLeft = useSecondsSince(entry.answer)
  const isResent = useIsSecond(entry.answer)
  const refused = refusalOf(entry.answer, 'code')
  const isHydrated = useIsHydrated()
  return (
    <entry.Form method="post" action={entry.path} className="mt-4">
      <p role="status" className="text-meta text-jade-2">
        {isResent && code.resent}
      </p>
      {isHydrated && secondsLeft > 0 ? (
        <p className="text-meta text-ink-2">{code.resendIn(secondsLeft)}</p>
      ) : (
        <>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="phone" value={phone} />
          {refused?.needsCaptcha && (
            <CaptchaBox sendsAgain={refused.refusal.kind === 'captcha-needed'} />
          )}
          <Button type="submit" tone="quiet" size="small" className="-ml-4" busy={entry.isBusy}>
            {code.resend}
          </Button>
        </>
      )}
    </entry.Form>
  )
}

/** Restarts the countdown with every code that is sent. */
function useSecondsSince(answer: Entry['answer']): number {
  const [secondsLeft, setSecondsLeft] = useState(pauseSeconds)
  const sent = answer?.kind === 'code-sent' ? answer : undefined
  useEffect(() => {
    if (sent) setSecondsLeft(pauseSeconds)
    const clock = setInterval(() => setSecondsLeft(before => Math.max(0, before - 1)), 1000)
    return () => clearInterval(clock)
  }, [sent])
  return secondsLeft
}

function useIsSecond(answer: Entry['answer']): boolean {
  const first = useRef(answer)
  return answer?.kind === 'code-sent' && answer !== first.current
}
