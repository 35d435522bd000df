import type { ComponentProps } from 'react'
import { type CourierHours, timesText } from '#domain/inbound/courier-hours.ts'
import { Select } from '#web/ui/select.tsx'

type HoursSelectProps = Omit<ComponentProps<typeof Select>, 'children' | 'name'> & {
  readonly hours: readonly CourierHours[]
}

/** The whole day first, then the parts of it in which the carrier comes. */
export function HoursSelect({ hours, ...props }: HoursSelectProps) {
  return (
    <Select {...props} name="hours">
      <option value="">{timesText(undefined)}</option>
      {hours.map(each => (
        <option key={each} value={each}>
          {timesText(each)}
        </option>
      ))}
    </Select>
  )
}
