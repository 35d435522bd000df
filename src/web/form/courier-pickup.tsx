import type { CourierHours } from '#domain/inbound/courier-hours.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { AddressFields } from '#web/form/address-fields.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { placeLines } from '#web/ui/place-lines.ts'
import { Select } from '#web/ui/select.tsx'
import { HoursSelect } from './hours-select.tsx'
import type { HandoverForm } from './use-handover-form.ts'

type CourierPickupProps = {
  readonly form: HandoverForm
  readonly days: readonly Day[]
  readonly hours: readonly CourierHours[]
}

/** The day and hours of the courier pickup, and the address: the order's until another is entered. */
export function CourierPickup({ form, days, hours }: CourierPickupProps) {
  const { form: text } = useReturningText()
  const { locale } = useMarket()
  return (
    <div className="grid gap-4 pt-1">
      <Select
        id="return-day"
        name="day"
        label={text.day}
        value={form.draft.day}
        onChange={form.chooseDay}
        className="max-w-90"
      >
        {days.map(day => (
          <option key={day} value={day}>
            {formatLongDay(day, locale)}
          </option>
        ))}
      </Select>
      {hours.length > 0 && (
        <HoursSelect
          id="return-hours"
          label={text.hours}
          hours={hours}
          value={form.draft.hours}
          onChange={form.chooseHours}
          className="max-w-90"
        />
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-label font-[620]">{text.from}</legend>
        {form.isAddressOpen ? (
          <>
            <noscript>
              <p className="text-[0.9375rem] text-rust">{text.addressNeedsScript}</p>
            </noscript>
            <div className="noscript:hidden">
              <AddressFields form={form.address} purpose="shipping" />
            </div>
          </>
        ) : (
          <KnownAddress form={form} />
        )}
      </fieldset>
    </div>
  )
}

function KnownAddress({ form }: Pick<CourierPickupProps, 'form'>) {
  const { form: text } = useReturningText()
  const { market } = useMarket()
  const { from } = form.draft
  const { details, ...fields } = from
  const address = {
    ...fields,
    county: { id: from.countyId, name: from.county },
    locality: { id: from.localityId, name: from.locality },
    ...(details !== '' && { details }),
  }
  const lines = placeLines({ market, delivery: { kind: 'courier', subtype: '', address } })
  return (
    <div className="grid justify-items-start gap-2">
      <div className="text-[0.9375rem] text-ink-2">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Button tone="ghost" size="small" onClick={form.openAddress} className="noscript:hidden">
        {text.changeAddress}
      </Button>
    </div>
  )
}
