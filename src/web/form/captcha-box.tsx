import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useCaptchaText } from '#web/text/use-captcha-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { CaptchaState } from './captcha-control.ts'
import { useCaptcha } from './use-captcha.ts'

type CaptchaBoxProps = {
  /** The server returned the form only because there was no answer, and nothing has to be typed again. */
  readonly sendsAgain?: boolean
}

/**
 * Adds the `captcha` field to the form it is in; nobody has to do anything, and a form sent too early is sent when
 * the puzzle is solved.
 */
export function CaptchaBox({ sendsAgain = false }: CaptchaBoxProps) {
  const text = useCaptchaText()
  const place = useRef<HTMLDivElement>(null)
  const { state, retry } = useCaptcha(place, sendsAgain)
  const isHydrated = useIsHydrated()
  useShownErrors(state.kind === 'failed' ? [{ ...formError, errorMessage: text.failed }] : [])
  const tryAgain = () => {
    // The button disappears; focus stays in the form.
    place.current?.focus()
    retry()
  }
  return (
    <div ref={place} tabIndex={-1} className="min-h-6">
      <input type="hidden" name="captcha" value={state.kind === 'solved' ? state.answer : ''} />
      <noscript>
        <p className="text-meta text-ink-2">{text.noScript}</p>
      </noscript>
      {isHydrated && state.kind !== 'failed' && (
        <p className="flex items-start gap-2 text-meta text-ink-2">
          <Mark state={state} />
          <span role="status">{textOf(state, text)}</span>
        </p>
      )}
      {state.kind === 'failed' && (
        <Alert
          tone="error"
          announce="assertive"
          action={
            <Button tone="ghost" size="small" onClick={tryAgain}>
              {text.retry}
            </Button>
          }
        >
          {text.failed}
        </Alert>
      )}
    </div>
  )
}

const formError = { location: 'captcha', errorType: 'failed', field: 'captcha', fieldLabel: '' }

type Text = Readonly<Record<'idle' | 'solving' | 'awaited' | 'solved', string>>

function textOf(state: Exclude<CaptchaState, { kind: 'failed' }>, text: Text): string {
  return state.kind === 'solving' && state.isAwaited ? text.awaited : text[state.kind]
}

function Mark({ state }: { readonly state: CaptchaState }) {
  const iconClass = 'mt-0.5 size-4.5 shrink-0'
  if (state.kind === 'solving') return <Spinner className={iconClass} />
  if (state.kind === 'solved')
    return <CircleCheck aria-hidden="true" className={`${iconClass} text-jade`} />
  return <ShieldCheck aria-hidden="true" className={iconClass} />
}
