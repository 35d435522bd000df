import { digitsOnly } from '#domain/field/digits-only.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { PhoneInput } from '#web/form/person-fields.tsx'
import type { Form } from '#web/form/use-form.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ImeiPhoto } from './imei-photo.tsx'
import type { DeliveryProps, DeviceField } from './use-delivery-form.ts'

type DeviceFieldsProps = Pick<DeliveryProps, 'tradeIn' | 'answer'> & {
  readonly form: Form<DeviceField>
}

/** The device's number, with where to find it; not saved by the browser. */
export function DeviceFields({ tradeIn, answer, form }: DeviceFieldsProps) {
  const { kind, masked } = tradeIn.device
  const { delivery: text } = useTradeInText()
  return (
    <div className="grid gap-3">
      {masked !== undefined && <p>{text.savedDevice(masked)}</p>}
      <TextInput
        {...form.field('identifier')}
        name="identifier"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(kind === 'imei' ? { inputMode: 'numeric', filter: digitsOnly } : {})}
        maxLength={60}
        className="max-w-90"
      />
      {kind === 'imei' && (
        <ImeiPhoto onRead={imei => form.choose('identifier', { identifier: imei })} />
      )}
      {answer?.refusal?.kind === 'model-differs' && <ModelSure title={tradeIn.title} />}
      <p className="max-w-[60ch] text-[0.9375rem] text-ink-2">
        {kind === 'imei' ? text.imeiHelp : text.serialHelp} {text.checked}
      </p>
    </div>
  )
}

/** The number belongs to another model: the seller chooses a different device, or confirms the model. */
function ModelSure({ title }: Pick<TradeInView, 'title'>) {
  const { refused } = useTradeInText().delivery
  const { market, base } = useMarket()
  return (
    <div className="grid justify-items-start gap-2">
      <Checkbox name="isModelSure" value="yes" label={refused.model.sure(title)} />
      <TextLink href={base + buildUrl(market, 'sell')}>{refused.model.other}</TextLink>
    </div>
  )
}

/** The person the carrier asks for. */
export function SenderFields({ form }: Pick<DeviceFieldsProps, 'form'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput {...form.field('name')} name="name" autoComplete="name" maxLength={120} />
      <PhoneInput {...form.field('phone')} name="phone" />
    </div>
  )
}
