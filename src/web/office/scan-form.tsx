import type { Market } from '#domain/market/market.ts'
import type { OfficeActName } from '#domain/staff/office-pages.ts'
import { Card } from '../ui/card.tsx'
import { ActForm } from './act-form.tsx'
import { TextField } from './parts.tsx'

type ScanFormProps = {
  readonly act: OfficeActName
  readonly market: Market | undefined
  readonly label: string
  readonly hint: string
}

/** A field that a hand scanner types into and sends; it has the focus when the page opens. */
export function ScanForm({ act, market, label, hint }: ScanFormProps) {
  return (
    <Card padding="roomy" className="max-w-160">
      <ActForm act={act} market={market} hasReason={false}>
        <TextField
          label={label}
          hint={hint}
          name="code"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      </ActForm>
    </Card>
  )
}
