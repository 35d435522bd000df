import { completeContact } from '#domain/address/contact.ts'
import { filled } from '#domain/address/form-value.ts'
import { knownValue } from '#domain/checkout/checkout.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { NameInput, PhoneInput } from '#web/form/person-fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import { StepForm } from '../step-form.tsx'
import { contactRules } from './contact-form.ts'

const step = 'contact-details'

export function ContactStep() {
  const { checkout, complete, save, refusals } = useCheckout()
  const { market } = useMarket()
  const { person } = useText().checkout
  const rules = contactRules(market)
  const form = useForm({
    location: step,
    initial: knownValue(checkout, step) ?? { name: '', email: '', phone: '' },
    rules,
    labels: person,
    refused: refusedFields(refusals.field, step, rules),
    onSettled: values => save(step, values),
  })
  return (
    <StepForm
      form={form}
      onSubmit={({ name, email, phone }) => {
        const fields = { name: filled(name), email: filled(email), phone: filled(phone) }
        const contact = completeContact(fields, market)
        if (contact.ok) complete(step, contact.value)
      }}
    >
      <div className="grid gap-3.5 sm:grid-cols-2">
        <NameInput {...form.field('name')} className="sm:col-span-2" />
        <EmailInput {...form.field('email')} hint={person.emailHint} />
        <PhoneInput {...form.field('phone')} hint={person.phoneHint} />
      </div>
    </StepForm>
  )
}
