import { useState } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type PickupSearchProps = {
  /** Those loaded now: only their counties can be chosen. */
  readonly points: readonly PickupPoint[]
  readonly onSearch: (q: string) => void
  readonly county: string
  readonly setCounty: (countyId: string) => void
}

export const PickupSearch = ({ points, onSearch, county, setCounty }: PickupSearchProps) => {
  const { points: text } = useText().checkout
  const { locale } = useMarket()
  const [q, setQ] = useState('')
  const search = (typed: string) => {
    setQ(typed)
    setCounty('')
    onSearch(typed)
  }
  const counties = [...new Map(points.map(point => [point.countyId, point.county]))].toSorted(
    ([, one], [, other]) => one.localeCompare(other, locale),
  )
  return (
    <div className="mb-3.5 grid gap-3.5 sm:grid-cols-[3fr_2fr]">
      <TextInput label={text.search} type="search" value={q} onChange={search} />
      <Select label={text.county} value={county} onChange={setCounty}>
        <option value="">{text.allCounties}</option>
        {counties.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
