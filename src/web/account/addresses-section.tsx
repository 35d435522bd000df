import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Place } from '#domain/address/address.ts'
import type { SavedAddress } from '#domain/address/saved-address.ts'
import { CountiesProvider } from '#web/form/counties.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { Button } from '#web/ui/button.tsx'
import { AddressRow } from './address-row.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { SettingsSection } from './settings-section.tsx'

type AddressesSectionProps = {
  readonly userId: string
  readonly addresses: readonly SavedAddress[]
  readonly counties: readonly Place[]
  readonly done: string | undefined
}

/** The address being edited: a new one, or an existing one. */
type Written = { readonly kind: 'none' } | { readonly kind: 'open'; readonly known?: SavedAddress }

/** A member's delivery addresses (Spec 6). */
export function AddressesSection(props: AddressesSectionProps) {
  const { addresses, counties, userId } = props
  const { addresses: text } = useAccountText().settings
  const { written, setWritten, isSaved, saved } = useWriting()
  return (
    <SettingsSection id="addresses" title={text.title} done={isSaved ? text.saved : props.done}>
      {addresses.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="grid">
        {addresses.map(address => (
          <AddressRow
            key={address.id}
            address={address}
            onChange={() => setWritten({ kind: 'open', known: address })}
          />
        ))}
      </ul>
      <Button
        size="small"
        tone="ghost"
        className="mt-4"
        onClick={() => setWritten({ kind: 'open' })}
      >
        {text.add}
      </Button>
      {written.kind === 'open' && (
        <CountiesProvider value={counties}>
          <AddressSheet
            {...(written.known && { known: { ...written.known, userId } })}
            onSaved={saved}
            onClose={() => setWritten({ kind: 'none' })}
          />
        </CountiesProvider>
      )}
    </SettingsSection>
  )
}

function useWriting() {
  const [written, setWritten] = useState<Written>({ kind: 'none' })
  const [isSaved, setSaved] = useState(false)
  const { revalidate } = useRevalidator()
  const saved = () => {
    setWritten({ kind: 'none' })
    setSaved(true)
    void revalidate()
  }
  return { written, setWritten, isSaved, saved }
}
