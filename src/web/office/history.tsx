import { ownEntry } from '#domain/own-entry.ts'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Section, Table } from './parts.tsx'

export type HistoryProps = {
  readonly history: readonly {
    readonly subject: string
    readonly from: string | null
    readonly to: string
    readonly actor: string
    readonly reason: string
    readonly at: Date
  }[]
}

/** Every change of state with who made it and why, newest first. */
export function History({ history }: HistoryProps) {
  const { order, list, audit, states } = useOfficeText()
  const { time } = useOfficeFormat()
  const all: Readonly<Record<string, string>> = {
    ...states.return,
    ...states['trade-in'],
    ...states.parcel,
    ...states.order,
  }
  return (
    <Section title={order.history}>
      <Table caption={order.history} heads={[list.date, list.state, audit.who, order.reason]}>
        {history.toReversed().map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps only grow, and two may be alike
          <tr key={at}>
            <Cell className="whitespace-nowrap">{time(step.at)}</Cell>
            <Cell className="font-[560]">{ownEntry(all, step.to) ?? step.to}</Cell>
            <Cell>{step.actor}</Cell>
            <Cell>{step.reason}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
