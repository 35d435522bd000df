import type { FormEvent } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseOrderNumber } from '#domain/order/number.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { EmailInput } from '#web/form/email-input.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useBusy } from '../form/use-busy.ts'

type FindOrderScreenProps = {
  /** The order number, as far as it is known. */
  readonly number: string
  readonly refusal: FindRefusal | undefined
}

const location = 'find-order'

/** Withdrawal without signing in, with the order number and the email address of the order (Rules of trade, Law 1). */
export function FindOrderScreen(props: FindOrderScreenProps) {
  const { find, list } = useReturningText()
  const { base, market } = useMarket()
  return (
    <MemberFrame current="returns" title={find.title} isMember={false}>
      <p className="mb-5 text-ink-2">{find.lead}</p>
      <Card padding="roomy">
        <FindForm {...props} />
      </Card>
      <ul className="mt-5 grid gap-2">
        <li>
          <TextLink
            href={base + buildUrl(market, 'login', [], [['next', buildUrl(market, 'return')]])}
            className="inline-block min-h-6"
          >
            {find.signIn}
          </TextLink>
        </li>
        <li>
          <TextLink
            href={base + buildUrl(market, 'return-address')}
            className="inline-block min-h-6"
          >
            {list.howItTravels}
          </TextLink>
        </li>
      </ul>
    </MemberFrame>
  )
}

function FindForm({ number, refusal }: FindOrderScreenProps) {
  const { find } = useReturningText()
  const form = useFindForm({ number, refusal })
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else setBusy(true)
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {refusal && form.attempt === 0 && <Refused kind={refusal.kind} />}
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

function useFindForm({ number, refusal }: FindOrderScreenProps) {
  const { find } = useReturningText()
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

function Refused({ kind }: Pick<FindRefusal, 'kind'>) {
  const { find } = useReturningText()
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
