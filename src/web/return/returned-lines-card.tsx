import { bringsMoney } from '#domain/return/return-state.ts'
import type { ReturnedLine, ReturnView } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

/** The returned items with their refunds; deductions with their reason. */
export function ReturnedLinesCard({ view }: { readonly view: ReturnView }) {
  const { one } = useReturningText()
  const { total } = useFormatPrice()
  const heads = view.lines.filter(({ belongsTo }) => belongsTo === undefined)
  const listed = heads.length > 0 ? heads : view.lines
  const partsOf = ({ position }: ReturnedLine) =>
    view.lines.filter(({ belongsTo }) => belongsTo === position)
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{one.lines}</h2>
      <ul className="mt-2 grid">
        {listed.map(line => (
          <Line key={line.position} line={line} parts={partsOf(line)} />
        ))}
      </ul>
      {bringsMoney(view.state) && (
        <div className="mt-2 border-t border-line pt-3.5">
          <SummaryRows>
            <SummaryRow tone="total" label={one.total} value={total(view.expected)} />
          </SummaryRows>
        </div>
      )}
    </Card>
  )
}

type LineProps = { readonly line: ReturnedLine; readonly parts: readonly ReturnedLine[] }

function Line({ line, parts }: LineProps) {
  const { one, reasons } = useReturningText()
  const { total } = useFormatPrice()
  return (
    <li className="flex gap-3 border-t border-line py-3.5 first:border-t-0">
      {line.picture !== undefined && <LinePicture src={line.picture} />}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 flex-1 basis-40 text-[1rem]">
            <WholeMeasures name={line.title} />
          </h3>
          <p className="ml-auto font-bold whitespace-nowrap">{total(line.back)}</p>
        </div>
        {line.reason !== undefined && (
          <p className="text-meta text-ink-2">{one.reason(reasons[line.reason])}</p>
        )}
        {line.words !== undefined && (
          <p className="text-meta text-ink-2">
            <q>{line.words}</q>
          </p>
        )}
        {parts.map(part => (
          <p key={part.position} className="mt-1 flex justify-between gap-3 text-meta text-ink-2">
            <span className="min-w-0">+ {part.title}</span>
            <span className="whitespace-nowrap">{total(part.back)}</span>
          </p>
        ))}
        {[line, ...parts].map(each => (
          <RetainedAmount key={each.position} line={each} />
        ))}
      </div>
    </li>
  )
}

function RetainedAmount({ line: { kept } }: { readonly line: ReturnedLine }) {
  const { one } = useReturningText()
  const { total } = useFormatPrice()
  if (!kept || kept.amount.minor === 0) return undefined
  return (
    <p className="mt-1.5 rounded-input border border-gold bg-gold-tint px-3 py-2 text-meta">
      <b className="block">{one.deducted(total(kept.amount))}</b>
      {kept.found}
    </p>
  )
}
