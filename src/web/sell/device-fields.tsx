import type { SaleView } from '#domain/sell/sale-view.ts'
import type { Form } from '#web/checkout/use-form.ts'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { DeviceField } from './use-delivery-form.ts'

type DeviceFieldsProps = {
  readonly device: SaleView['device']
  readonly form: Form<DeviceField>
}

/** Its number, with where it is found; kept by no browser. */
export const DeviceFields = ({ device: { kind, masked }, form }: DeviceFieldsProps) => {
  const { delivery: text } = useSaleText()
  return (
    <div className="grid gap-3">
      {masked !== undefined && <p>{text.keptDevice(masked)}</p>}
      <TextInput
        {...form.field('identifier')}
        name="identifier"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={kind === 'imei' ? 'numeric' : 'text'}
        maxLength={60}
        className="max-w-90"
      />
      <p className="max-w-[60ch] text-[0.9375rem] text-ink-2">
        {kind === 'imei' ? text.imeiHelp : text.serialHelp} {text.checked}
      </p>
    </div>
  )
}

/** Whom the carrier asks for. */
export const SenderFields = ({ form }: Pick<DeviceFieldsProps, 'form'>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextInput {...form.field('name')} name="name" autoComplete="name" maxLength={120} />
    <TextInput {...form.field('phone')} name="phone" type="tel" autoComplete="tel" maxLength={40} />
  </div>
)
