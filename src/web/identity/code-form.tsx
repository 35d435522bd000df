import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { codeRules, sixDigits } from '../form/entry-rules.ts'
import { EntryForm } from './entry-form.tsx'
import { ResendCode } from './resend-code.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

type CodeFormProps = {
  readonly entry: Entry
  readonly phone: string
  /** Called when the phone number was wrong. */
  readonly onOther: () => void
}

const rules = { code: codeRules }

/** The second step: the received code in one field, which phones fill in automatically. */
export function CodeForm({ entry, phone, onOther }: CodeFormProps) {
  const { labels, code } = useIdentityText()
  const form = useEntryForm({
    entry,
    rules,
    labels,
    name: 'code',
    initial: { code: '' },
    errorText: (_, error) => (error.kind === 'generic' ? code.error : undefined),
  })
  return (
    <>
      <EntryForm form={form} submit={code.submit} hidden={{ phone }}>
        <TextInput
          {...form.field('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          filter={sixDigits}
        />
      </EntryForm>
      <ResendCode entry={entry} phone={phone} />
      <p className="mt-2 noscript:hidden">
        <Button tone="quiet" size="small" className="-ml-4" onClick={onOther}>
          {code.change}
        </Button>
      </p>
    </>
  )
}
