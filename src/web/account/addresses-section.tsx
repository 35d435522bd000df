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
  readonly successMessage: string | undefined
}

/** The address being edited: a new one, or an existing one. */
type Editing =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly existing?: SavedAddress }

/** A member's delivery addresses (Spec 6). */
export function AddressesSection(props: AddressesSectionProps) {
  const { addresses, counties, userId } = props
  const { addresses: text } = useAccountText().settings
  const { editing, setEditing, isSaved, onSaved } = useEditing()
  return (
    <SettingsSection
      id="addresses"
      title={text.title}
      successMessage={isSaved ? text.saved : props.successMessage}
    >
      {addresses.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="grid">
        {addresses.map(address => (
          <AddressRow
            key={address.id}
            address={address}
            onChange={() => setEditing({ kind: 'open', existing: address })}
          />
        ))}
      </ul>
      <Button
        size="small"
        tone="ghost"
        className="mt-4"
        onClick={() => setEditing({ kind: 'open' })}
      >
        {text.add}
      </Button>
      {editing.kind === 'open' && (
        <CountiesProvider value={counties}>
          <AddressSheet
            {...(editing.existing && { existing: { ...editing.existing, userId } })}
            onSaved={onSaved}
            onClose={() => setEditing({ kind: 'none' })}
          />
        </CountiesProvider>
      )}
    </SettingsSection>
  )
}

function useEditing() {
  const [editing, setEditing] = useState<Editing>({ kind: 'none' })
  const [isSaved, setSaved] = useState(false)
  const { revalidate } = useRevalidator()
  const onSaved = () => {
    setEditing({ kind: 'none' })
    setSaved(true)
    void revalidate()
  }
  return { editing, setEditing, isSaved, onSaved }
}
