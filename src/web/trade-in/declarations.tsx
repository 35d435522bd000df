import type { DeviceType } from '#domain/device/device.ts'
import { declarations } from '#domain/trade-in/declarations.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldMessages } from '#web/ui/field.tsx'
import { type DeliveryForm, declarationsId } from './use-delivery-form.ts'

type DeclarationsProps = {
  readonly type: DeviceType
  readonly form: Pick<DeliveryForm, 'declared' | 'declare' | 'areDeclarationsMissing'>
}

/** Each declaration has its own checkbox: nobody reads one that covers everything. */
export function Declarations({ form, type }: DeclarationsProps) {
  const { delivery: text, ofDevice } = useTradeInText()
  const declared = { ...text.declared, 'sim-removed': ofDevice[type].declareTakenOut }
  const messagesId = `${declarationsId}-messages`
  return (
    <fieldset
      id={declarationsId}
      tabIndex={-1}
      {...(form.areDeclarationsMissing && { 'aria-describedby': messagesId })}
      className="grid min-w-0 gap-1.5 rounded-tile"
    >
      <legend className="sr-only">{text.declarations}</legend>
      {declarations.map(declaration => (
        <Checkbox
          key={declaration}
          name="declared"
          value={declaration}
          label={declared[declaration]}
          checked={form.declared.has(declaration)}
          onChange={isDeclared => form.declare(declaration, isDeclared)}
        />
      ))}
      <FieldMessages
        id={messagesId}
        error={form.areDeclarationsMissing ? text.declareAll : undefined}
      />
    </fieldset>
  )
}
