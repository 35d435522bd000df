import { phoneRules } from '#domain/field/contact-rules.ts'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { EntryForm } from './entry-form.tsx'
import type { Entry } from './use-entry.ts'
import { useEntryForm } from './use-entry-form.ts'

/** The first of two steps: the phone number that the code is sent to. */
export function PhoneForm({ entry }: { readonly entry: Entry }) {
  const { labels, phone } = useIdentityText()
  const { market } = useMarket()
  const form = useEntryForm({
    entry,
    labels,
    name: 'phone',
    initial: { phone: '' },
    rules: { phone: phoneRules(market) },
  })
  return (
    <EntryForm form={form} submit={phone.submit}>
      <TextInput
        {...form.field('phone')}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete="tel"
        filter={digitsOnly}
      />
    </EntryForm>
  )
}
