import { type FormEvent, useId, useState } from 'react'
import type { SavedAddress } from '#domain/address/saved-address.ts'
import { type SavingAnswer, saveAddress } from '#web/client/addresses-client.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import {
  addressFormRules,
  addressLabels,
  addressOf,
  addressValues,
} from '#web/form/address-form.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useSavingText } from '../form/saving-text.ts'

const location = 'settings-address'

type AddressSheetProps = {
  /** The address to edit; without it, a new one is created. */
  readonly existing?: SavedAddress & { readonly userId: string }
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The checkout's address form, shown over the settings. */
export function AddressSheet({ existing, onSaved, onClose }: AddressSheetProps) {
  const { addresses: text } = useAccountText().settings
  const formId = useId()
  const { form, isBusy, error, send } = useAddressForm(existing, onSaved)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={existing ? text.changeTitle : text.addTitle}
      footer={
        <Button type="submit" form={formId} full busy={isBusy}>
          {text.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {error !== undefined && (
          <Alert tone="error" announce="assertive" className="mb-4">
            {error}
          </Alert>
        )}
        <AddressFields form={form} purpose="shipping" />
      </form>
    </Sheet>
  )
}

function useAddressForm(existing: AddressSheetProps['existing'], onSaved: () => void) {
  const { market } = useMarket()
  const { checkout } = useText()
  const text = useSavingText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SavingAnswer>()
  const [attempt, setAttempt] = useState(0)
  const form = useForm({
    location,
    initial: addressValues(existing),
    rules: addressFormRules(market),
    labels: addressLabels(checkout),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const values = form.submit()
    const address = values && addressOf(values, market)
    if (!address || isBusy) return
    setBusy(true)
    const result = await saveAddress(market, address, existing)
    setBusy(false)
    setOutcome(result)
    setAttempt(before => before + 1)
    if (result.kind === 'saved') onSaved()
  }
  const error = outcome && text(outcome)
  const formError = { location, field: '', fieldLabel: '', errorMessage: error ?? '' }
  useShownErrors(
    error === undefined ? [] : [{ ...formError, errorType: outcome?.kind ?? '' }],
    attempt,
  )
  return { form, isBusy, error, send }
}
