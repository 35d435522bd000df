import { chosenBack } from '#domain/return/chosen-back.ts'
import type { LineDraft } from '#domain/return/return-draft.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

type MoneyBackProps = {
  readonly returnable: Returnable
  readonly chosen: readonly LineDraft[]
}

/** The refund, line by line and in total, as calculated by the server. */
export function MoneyBack({ returnable, chosen }: MoneyBackProps) {
  const { form: text } = useReturningText()
  const { total } = useFormatPrice()
  const positions = chosen.map(({ position }) => position)
  const { lines, delivery, sum } = chosenBack(returnable, positions)
  if (!sum) return <p className="text-ink-2">{text.nothingChosen}</p>
  return (
    <>
      <SummaryRows>
        {lines.map(line => (
          <SummaryRow
            key={line.position}
            label={line.belongsTo === undefined ? line.title : `+ ${line.title}`}
            value={total(line.back)}
          />
        ))}
        {delivery && <SummaryRow label={text.deliveryBack} value={total(delivery)} />}
        <SummaryRow tone="total" label={text.total} value={total(sum)} />
      </SummaryRows>
      <p className="mt-2 text-meta text-ink-2">
        {delivery ? text.deliveryAtMost : text.chargesKept}
      </p>
    </>
  )
}
