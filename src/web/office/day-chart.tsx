import type { Day } from '#domain/time/day.ts'
import { BarChart } from './bar-chart.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'

type DayChartProps<Figures> = {
  readonly title: string
  readonly days: readonly Figures[]
  readonly of: (day: Figures) => number
  readonly format: (value: number) => string
  /** Instead of the sum of all days. */
  readonly total?: string
}

/** A figure day by day. */
export function DayChart<Figures extends { readonly day: Day }>(props: DayChartProps<Figures>) {
  const { title, days, of, format, total } = props
  const { figures: text } = useOfficeText()
  const { day: dayText } = useOfficeFormat()
  const sum = days.reduce((all, each) => all + of(each), 0)
  return (
    <BarChart
      title={title}
      total={total ?? format(sum)}
      bars={days.map(each => ({ name: dayText(each.day), value: of(each) }))}
      nameHead={text.day}
      valueHead={title}
      asTable={text.asTable}
      nothing={text.nothing}
      format={format}
    />
  )
}
