import { knownValue } from '#domain/checkout/checkout.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import {
  addressFormRules,
  addressLabels,
  addressOf,
  addressValues,
  draftAddress,
} from '#web/form/address-form.ts'
import { useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import { StepForm } from '../step-form.tsx'
import { MemberAddresses } from './member-addresses.tsx'

const step = 'delivery-address'

export function CourierAddress() {
  const { checkout, complete, save, refusals } = useCheckout()
  const { market } = useMarket()
  const { checkout: text } = useText()
  const known = knownValue(checkout, step)
  const rules = addressFormRules(market)
  const form = useForm({
    location: step,
    initial: addressValues(known?.kind === 'address' ? known.address : undefined),
    rules,
    labels: addressLabels(text),
    refused: refusedFields(refusals.field, step, rules),
    onSettled: values => save(step, { kind: 'address', address: draftAddress(values) }),
  })
  return (
    <StepForm
      form={form}
      onSubmit={values => {
        const address = addressOf(values, market)
        if (address) complete(step, { kind: 'address', address })
      }}
    >
      <MemberAddresses form={form} place="above" />
      <AddressFields form={form} purpose="shipping" />
      <MemberAddresses form={form} place="below" />
    </StepForm>
  )
}
