import type { CourierHours } from '#domain/inbound/courier-hours.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { HoursSelect } from '#web/form/hours-select.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { placeLines } from '#web/ui/place-lines.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { PickupAddress } from './send-in-props.ts'
import { idOf, type SendIn } from './use-send-in.ts'

type HandoverChoiceProps = {
  readonly handovers: readonly OfferedHandover[]
  readonly addresses: readonly PickupAddress[]
  readonly form: SendIn
}

/** The choice between a drop-off point and a courier pickup at one of the member's addresses. */
export function HandoverChoice({ handovers, addresses, form }: HandoverChoiceProps) {
  const { form: text } = useWarrantyText()
  return (
    <div id={idOf('handover')} tabIndex={-1} className="rounded-tile">
      <RadioCards
        legend={text.how}
        hideLegend
        name="handover"
        value={form.handover}
        onChange={form.setHandover}
        error={form.errorOf('handover')}
        options={handovers.map(handover => ({
          value: handover.kind,
          title: text[handover.kind],
          subtitle: text[`${handover.kind}Text`],
          aside: <span className="text-meta font-semibold text-jade-2">{text.free}</span>,
          ...(handover.kind === 'courier' && {
            details: (
              <CourierDetails
                {...{ addresses, form }}
                days={handover.days}
                hours={handover.hours}
              />
            ),
          }),
        }))}
      />
    </div>
  )
}

type CourierDetailsProps = Omit<HandoverChoiceProps, 'handovers'> & {
  readonly days: readonly string[]
  readonly hours: readonly CourierHours[]
}

function CourierDetails({ addresses, form, days, hours }: CourierDetailsProps) {
  const { form: text } = useWarrantyText()
  const { base, market, locale } = useMarket()
  if (addresses.length === 0)
    return (
      <p>
        {text.noAddress}{' '}
        <TextLink href={`${base}${buildUrl(market, 'settings')}#addresses`}>
          {text.toAddresses}
        </TextLink>
      </p>
    )
  return (
    <div className="grid gap-4 pt-1 sm:grid-cols-2">
      <Select name="day" label={text.day} defaultValue={form.day || days[0]}>
        {days.map(day => (
          <option key={day} value={day}>
            {formatLongDay(day, locale)}
          </option>
        ))}
      </Select>
      {hours.length > 0 && (
        <HoursSelect label={text.hours} hours={hours} defaultValue={form.hours} />
      )}
      <Select name="from" label={text.from} defaultValue={form.from || addresses[0]?.id}>
        {addresses.map(({ id, address }) => (
          <option key={id} value={id}>
            {placeLines({ market, delivery: { kind: 'courier', subtype: '', address } }).join(', ')}
          </option>
        ))}
      </Select>
    </div>
  )
}
