import type { SavedAddress } from '#domain/address/saved-address.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressLines } from '../form/address-text.ts'

type AddressRowProps = { readonly address: SavedAddress; readonly onChange: () => void }

export function AddressRow({ address, onChange }: AddressRowProps) {
  const { addresses: text } = useAccountText().settings
  const { general } = useText()
  const [first = '', ...rest] = addressLines(address)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{first}</p>
        {rest.map(line => (
          <p key={line} className="text-meta text-ink-2">
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button size="small" tone="quiet" onClick={onChange} aria-label={text.changeOf(first)}>
          {general.edit}
        </Button>
        <form method="post">
          <input type="hidden" name="address" value={address.id} />
          <Button
            type="submit"
            size="small"
            tone="quiet"
            name="intent"
            value="remove-address"
            aria-label={text.removeOf(first)}
          >
            {general.remove}
          </Button>
        </form>
      </div>
    </li>
  )
}
