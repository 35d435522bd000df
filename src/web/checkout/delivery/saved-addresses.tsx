import { useState } from 'react'
import type { SavedAddress } from '#domain/address/saved-address.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { fetchAddresses, saveAddress } from '#web/client/addresses-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { type AddressName, addressOf, addressValues } from '#web/form/address-form.ts'
import { addressLines } from '#web/form/address-text.ts'
import { useSavingText } from '#web/form/saving-text.ts'
import type { Form } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

type SavedAddressesProps = { readonly form: Form<AddressName> }

const other = 'other'

/** A member picks one of their addresses, which fills in the form; the fields can still be changed (Spec 6). */
export function SavedAddresses({ form }: SavedAddressesProps) {
  const { addresses: text } = useAccountText().settings
  const { market } = useMarket()
  const list = useLoaded(market, signal => fetchAddresses(market, signal))
  const saved = list.kind === 'loaded' ? list.value : []
  if (saved.length === 0) return undefined
  const isShown = (address: SavedAddress) =>
    Object.entries(addressValues(address)).every(
      ([name, value]) => ownEntry(form.values, name) === value,
    )
  const choose = (id: string) =>
    form.choose('county', addressValues(saved.find(address => address.id === id)))
  return (
    <div className="mb-5">
      <RadioCards
        legend={text.choose}
        name="saved-address"
        value={saved.find(isShown)?.id ?? other}
        onChange={choose}
        options={[
          ...saved.map(address => {
            const [title = '', ...rest] = addressLines(address)
            return { value: address.id, title, subtitle: rest.join(', ') }
          }),
          { value: other, title: text.other },
        ]}
      />
    </div>
  )
}

/** Saves the address for next time. */
export function SaveAddress({ form }: SavedAddressesProps) {
  const { addresses: text } = useAccountText().settings
  const { market } = useMarket()
  const savingText = useSavingText()
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: string }>()
  const save = async () => {
    const values = form.submit()
    const address = values && addressOf(values, market)
    if (!address) return
    setState({ isBusy: true })
    const error = savingText(await saveAddress(market, address))
    setState({ isBusy: false, ...(error !== undefined && { error }) })
  }
  if (state?.isBusy === false && state.error === undefined)
    return (
      <Alert tone="success" announce="polite" className="mt-4">
        {text.saved}
      </Alert>
    )
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {state?.error !== undefined && (
        <Alert tone="error" announce="assertive">
          {state.error}
        </Alert>
      )}
      <Button size="small" tone="quiet" busy={state?.isBusy} onClick={() => void save()}>
        {text.keep}
      </Button>
    </div>
  )
}
