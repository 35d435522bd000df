import { scaleBand, scaleLinear } from 'd3-scale'
import { Cell, Section, Table } from './parts.tsx'

type Bar = { readonly name: string; readonly value: number }

type BarChartProps = {
  readonly title: string
  /** The sum or another figure of all bars. */
  readonly total: string
  readonly bars: readonly Bar[]
  readonly nameHead: string
  readonly valueHead: string
  readonly asTable: string
  /** Instead of bars that are all zero. */
  readonly nothing: string
  readonly format: (value: number) => string
}

/** Of the drawing; the names of the steps stand left of the bars, those of the first and the last bar below. */
const [width, height, left, top, foot] = [520, 190, 92, 14, 24] as const

/** Bars drawn on the server as SVG, and the same figures as a table for who does not see them. */
export function BarChart(props: BarChartProps) {
  const { title, total, bars, nameHead, valueHead, asTable, nothing, format } = props
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const lowest = Math.min(0, ...bars.map(({ value }) => value))
  const across = scaleBand(
    bars.map(({ name }) => name),
    [left, width],
  ).padding(0.2)
  const up = scaleLinear([lowest, highest], [height - foot, top]).nice(3)
  const first = bars[0]?.name ?? ''
  const last = bars.at(-1)?.name ?? ''
  const isEmpty = bars.every(({ value }) => value === 0)
  return (
    <Section title={title}>
      <p className="text-[1.5rem] leading-none font-bold">{total}</p>
      {isEmpty ? (
        <p className="text-ink-2">{nothing}</p>
      ) : (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full">
          {up
            .ticks(3)
            .filter(Number.isInteger)
            .map(tick => (
              <g key={tick}>
                <line x1={left} x2={width} y1={up(tick)} y2={up(tick)} className="stroke-line" />
                <text
                  x={left - 8}
                  y={up(tick) + 4}
                  textAnchor="end"
                  className="fill-ink-2 text-[12px]"
                >
                  {format(tick)}
                </text>
              </g>
            ))}
          {bars.map(({ name, value }) => (
            <rect
              key={name}
              x={across(name)}
              width={across.bandwidth()}
              y={Math.min(up(value), up(0))}
              height={Math.abs(up(value) - up(0))}
              className={value < 0 ? 'fill-rust' : 'fill-jade'}
            />
          ))}
          <text x={left} y={height - 6} className="fill-ink-2 text-[12px]">
            {first}
          </text>
          <text x={width} y={height - 6} textAnchor="end" className="fill-ink-2 text-[12px]">
            {last}
          </text>
        </svg>
      )}
      <details>
        <summary className="cursor-pointer text-meta text-ink-2">{asTable}</summary>
        <div className="mt-2 max-h-80 overflow-y-auto">
          <Table caption={title} heads={[nameHead, valueHead]} numbers={[valueHead]}>
            {bars.toReversed().map(({ name, value }) => (
              <tr key={name}>
                <Cell className="whitespace-nowrap">{name}</Cell>
                <Cell className="text-right whitespace-nowrap">{format(value)}</Cell>
              </tr>
            ))}
          </Table>
        </div>
      </details>
    </Section>
  )
}
