import type { FormEvent } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { parseOrderNumber } from '#domain/order/number.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import type { ReturningText } from '#text/return/page/ro.ts'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { EmailInput } from '#web/form/email-input.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useBusy } from '../form/use-busy.ts'

type FindOrderFormProps = {
  /** The order number, as far as it is known. */
  readonly number: string
  readonly refusal: FindRefusal | undefined
  readonly text: ReturningText['find']
}

const location = 'find-order'

/** Asks for the number and the email address of an order; the text says what for. */
export function FindOrderForm({ number, refusal, text: find }: FindOrderFormProps) {
  const form = useFindForm({ number, refusal, text: find })
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else setBusy(true)
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {refusal && form.attempt === 0 && <Refused kind={refusal.kind} text={find} />}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid gap-4">
        <TextInput
          {...form.field('number')}
          name="number"
          hint={find.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <EmailInput {...form.field('email')} name="email" />
        {refusal?.needsCaptcha && (
          <CaptchaBox sendsAgain={refusal.kind === 'captcha-needed' && refusal.isUnsolved} />
        )}
        <Button type="submit" name="intent" value="find" full busy={isBusy}>
          {find.submit}
        </Button>
      </div>
    </form>
  )
}

function useFindForm({ number, refusal, text: find }: FindOrderFormProps) {
  return useForm({
    location,
    initial: { number: refusal?.number ?? number, email: refusal?.email ?? '' },
    rules: {
      number: {
        required: true,
        condition: value => parseOrderNumber(value) !== undefined,
      },
      email: emailRules,
    },
    labels: { number: find.number, email: find.email },
    errorText: (name, error) => {
      if (name !== 'number') return undefined
      return error.kind === 'required' ? find.numberMissing : find.numberError
    },
  })
}

type RefusedProps = Pick<FindRefusal, 'kind'> & Pick<FindOrderFormProps, 'text'>

function Refused({ kind, text: find }: RefusedProps) {
  const error = { location, errorType: kind }
  switch (kind) {
    case 'not-found':
      return (
        <RefusedAlert {...{ about: error }} title={find.notFound}>
          {find.notFoundText}
        </RefusedAlert>
      )
    case 'captcha-needed':
      return (
        <RefusedAlert {...{ about: error }} title={find.puzzled}>
          {find.puzzledText}
        </RefusedAlert>
      )
    case 'too-many-tries':
      return (
        <RefusedAlert {...{ about: error }} title={find.tooMany}>
          {find.tooManyText}
        </RefusedAlert>
      )
  }
}
