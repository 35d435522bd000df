import type { FormEvent } from 'react'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AccountInputs } from './account-fields.tsx'
import { type AccountName, useAccountForm } from './use-account-form.ts'
import { useBusy } from './use-busy.ts'

type ChangeAccountProps = {
  /** The place of the form, in reports of its errors. */
  readonly location: string
  readonly refused: readonly AccountName[]
}

/** Changes the bank account for the refund, until the money is sent. */
export function ChangeAccount({ location, refused }: ChangeAccountProps) {
  const { account: text } = useReturningText().one
  const form = useAccountForm(location, { iban: '', holder: '' }, refused)
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else setBusy(true)
  }
  return (
    <details open={refused.length > 0} className="mt-2">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-jade-2 underline underline-offset-3">
        {text.open}
      </summary>
      <form method="post" noValidate onSubmit={send} className="pt-2">
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <AccountInputs form={form} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="account"
          busy={isBusy}
          className="mt-4"
        >
          {text.save}
        </Button>
      </form>
    </details>
  )
}
