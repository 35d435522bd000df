import { type FormEvent, Fragment, type ReactNode, useState } from 'react'
import { Form as RouterForm, useNavigation } from 'react-router'
import type { SettingsForm as SentForm } from '#contract/account-form.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import type { Form } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

type SettingsFormProps<Name extends string> = {
  readonly form: Form<Name>
  readonly intent: SentForm['intent']
  /** The server's response to this form. */
  readonly refused: { readonly reason?: { readonly kind: string } | undefined } | undefined
  /** Why the server refused the form; its first appearance takes the focus. */
  readonly alert?: ReactNode
  readonly submit: string
  /** Called when a form without errors is about to be sent, which it may prevent. */
  readonly onValid?: (event: FormEvent<HTMLFormElement>) => void
  readonly buttonClass?: string
  readonly className?: string
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/**
 * A form of the settings that proves the member's identity. It is sent in the background, so that nothing has to be
 * typed again: if the server first requires a captcha, it is solved and the form sent once more. Without JavaScript the
 * browser sends it.
 */
export function SettingsForm<Name extends string>(props: SettingsFormProps<Name>) {
  const {
    form,
    intent,
    refused,
    alert,
    submit,
    onValid,
    buttonClass,
    className,
    beside,
    children,
  } = props
  const isBusy = useNavigation().formData?.get('intent') === intent
  const isCurrent = useLastRefusal(refused, form.attempt) === form.attempt
  const needsCaptcha = refused?.reason?.kind === 'captcha-needed'
  // A document that the server returned has no passwords.
  const names = Object.keys(form.values) as Name[]
  const isFilledIn = names.every(name => form.values[name] !== '' || !form.field(name).required)
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else onValid?.(event)
  }
  return (
    <RouterForm method="post" noValidate preventScrollReset onSubmit={send} className={className}>
      {isCurrent && !isBusy && <Fragment key={form.attempt}>{alert}</Fragment>}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      {needsCaptcha && (
        <div className="mt-4">
          <CaptchaBox sendsAgain={isFilledIn} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" busy={isBusy} className={buttonClass}>
          {submit}
        </Button>
        {beside}
      </div>
    </RouterForm>
  )
}

/** The attempt that the server's last response is about; a later one has made that response obsolete. */
function useLastRefusal(refused: object | undefined, attempt: number): number {
  const [last, setLast] = useState({ refused, attempt })
  if (last.refused !== refused) setLast({ refused, attempt })
  return last.refused === refused ? last.attempt : attempt
}
