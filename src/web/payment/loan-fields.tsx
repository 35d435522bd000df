import { cofidisContacts } from '#domain/payment/choice.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { PhoneInput } from '../form/person-fields.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import type { OptionProps } from './payment-form.ts'

function wholeAmount(typed: string) {
  return typed.replace(/\D/g, '')
}

/** The down payment, and whether the application continues online or by a phone call (Spec 3.2 and 4.3). */
export function LoanFields(props: OptionProps) {
  const { form, text, option } = props
  const price = useFormatPrice()
  const contact = form.field('contact')
  return (
    <>
      <TextInput
        {...form.field('downPayment')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        filter={wholeAmount}
        hint={text.downPaymentHint(price.shelf(option.minAmount))}
      />
      <ChoiceTiles
        id={contact.id}
        legend={text.contact.legend}
        name={contact.id}
        value={contact.value}
        options={cofidisContacts.map(value => ({ value, ...text.contact[value] }))}
        onChange={value => form.choose('contact', { contact: value })}
      />
      {contact.value === 'offline' && <PersonFields {...props} />}
    </>
  )
}

function dateCharacters(typed: string) {
  return typed.replace(/[^\d-]/g, '')
}

/** The person to call. This data stays in the memory of this page (Spec 5.4). */
function PersonFields({ form, text }: OptionProps) {
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <PhoneInput {...form.field('customerPhone')} />
      <TextInput {...form.field('customerMotherName')} autoComplete="off" maxLength={100} />
      <TextInput
        {...form.field('customerBirthDate')}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={10}
        filter={dateCharacters}
        hint={text.birthDateHint}
      />
    </div>
  )
}
