import type { FormEvent } from 'react'
import { formatLongDay } from '#domain/time/day.ts'
import { CountiesProvider } from '#web/form/counties.tsx'
import { FormSection } from '#web/form/form-section.tsx'
import { HandoverFields } from '#web/form/handover-fields.tsx'
import { useBusy } from '#web/form/use-busy.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Declarations } from './declarations.tsx'
import { DeviceFields, SenderFields } from './device-fields.tsx'
import { RefusedDelivery } from './refused-delivery.tsx'
import { TradeInFrame } from './trade-in-frame.tsx'
import {
  type DeliveryForm,
  type DeliveryProps,
  type OpenParcel,
  useDeliveryForm,
} from './use-delivery-form.ts'

/** The device, the handover and the declarations; its button accepts the offer (sell.md, delivery). */
export function DeliveryScreen(props: DeliveryProps) {
  return (
    <TradeInFrame step="delivery" tradeIn={props.tradeIn}>
      <CountiesProvider value={props.counties}>
        <SendingForm {...props} />
      </CountiesProvider>
    </TradeInFrame>
  )
}

function SendingForm(props: DeliveryProps) {
  const { tradeIn, answer } = props
  const { delivery: text, ofDevice } = useTradeInText()
  const form = useDeliveryForm(props)
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy || !form.submit()) event.preventDefault()
    else setBusy(true)
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {answer?.refusal && form.attempt === 0 && <RefusedDelivery refusal={answer.refusal} />}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <FormSection id="sale-device" title={text.device}>
        <DeviceFields {...{ tradeIn, answer }} form={form.device} />
      </FormSection>
      <FormSection id="sale-sender" title={text.sender}>
        <SenderFields form={form.device} />
      </FormSection>
      <FormSection id="sale-handover" title={text.handover}>
        <SameParcel form={form} parcel={props.openParcels[0]} />
        <div hidden={form.together !== ''}>
          <HandoverFields form={form.handover} error={undefined} />
        </div>
      </FormSection>
      <FormSection id="sale-prepare" title={text.prepare}>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {text.preparing(ofDevice[tradeIn.deviceType]).map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </FormSection>
      <FormSection id="sale-declared" title={text.declarations}>
        <Declarations form={form} type={tradeIn.deviceType} />
      </FormSection>
      <div>
        <AcceptNote tradeIn={tradeIn} />
        <input type="hidden" name="shownMinor" value={tradeIn.offer?.minor ?? 0} />
        <Button type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

type SameParcelProps = { readonly form: DeliveryForm; readonly parcel: OpenParcel | undefined }

/** Another device of the seller is still to be handed over: both fit into one parcel, with one label. */
function SameParcel({ form, parcel }: SameParcelProps) {
  const { delivery: text } = useTradeInText()
  const { locale } = useMarket()
  if (!parcel) return undefined
  const { number, title, sendBy } = parcel
  return (
    <div className="mb-4 rounded-tile border border-jade bg-jade-tint px-4 py-3.5">
      <Checkbox
        name="together"
        value={number}
        checked={form.together === number}
        onChange={isTogether => form.putTogether(isTogether ? number : '')}
        label={<b>{text.together(title)}</b>}
      />
      <p className="mt-1 text-meta">{text.togetherHow(formatLongDay(sendBy, locale))}</p>
    </div>
  )
}

/** Spells out what clicking the button means. */
function AcceptNote({ tradeIn: { offer, due } }: Pick<DeliveryProps, 'tradeIn'>) {
  const { delivery: text } = useTradeInText()
  const { locale } = useMarket()
  const { shelf } = useFormatPrice()
  if (!offer || !due) return undefined
  return (
    <p className="mb-3 max-w-[60ch] text-ink-2">
      {text.submitNote(shelf(offer), formatLongDay(due.day, locale))}
    </p>
  )
}
