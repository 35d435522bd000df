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

/** More days than these are shown week by week: bars of a pixel say nothing. */
const mostBars = 100
const weekDays = 7

/** A figure day by day, or week by week. */
export function DayChart<Figures extends { readonly day: Day }>(props: DayChartProps<Figures>) {
  const { title, days, of, format, total } = props
  const { figures: text } = useOfficeText()
  const { day: dayText } = useOfficeFormat()
  const sum = days.reduce((all, each) => all + of(each), 0)
  return (
    <BarChart
      title={title}
      total={total ?? format(sum)}
      bars={stepsOf(days).map(step => ({
        name: dayText(step[0].day),
        value: step.reduce((all, each) => all + of(each), 0),
      }))}
      nameHead={days.length > mostBars ? text.week : text.day}
      valueHead={title}
      asTable={text.asTable}
      nothing={text.nothing}
      format={format}
    />
  )
}

/** Each day, or the seven before each other from the last day on; the first step may be shorter. */
function stepsOf<Figures>(days: readonly Figures[]): readonly (readonly [Figures, ...Figures[]])[] {
  const length = days.length > mostBars ? weekDays : 1
  const isFirst = (at: number) => at === 0 || (days.length - at) % length === 0
  return days.flatMap((first, at) => {
    if (!isFirst(at)) return []
    const left = (days.length - at) % length || length
    return [[first, ...days.slice(at + 1, at + left)] as const]
  })
}
