import { ownEntry } from '#domain/own-entry.ts'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Section, Table } from './parts.tsx'
import { useTrail } from './trail.ts'

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
  const { order, list, audit, states, paymentStates, refunds, claims, units } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf, reasonOf } = useTrail()
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    order: states.order,
    payment: paymentStates,
    shipment: states.parcel,
    refund: refunds.states,
    sale: states['trade-in'],
    return: states.return,
    warranty: claims.states,
    unit: units.states,
  }
  const stateOf = (subject: string, state: string) =>
    ownEntry(ownEntry(words, subject) ?? {}, state) ?? state
  return (
    <Section title={order.history}>
      <Table caption={order.history} heads={[list.date, list.state, audit.who, order.reason]}>
        {history.toReversed().map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps only grow, and two may be alike
          <tr key={at}>
            <Cell className="whitespace-nowrap">{time(step.at)}</Cell>
            <Cell>
              <span className="font-[560]">{stateOf(step.subject, step.to)}</span>
              {ownEntry(order.subjects, step.subject) !== undefined && (
                <span className="block text-meta text-ink-2">
                  {ownEntry(order.subjects, step.subject)}
                </span>
              )}
            </Cell>
            <Cell>{nameOf(step.actor)}</Cell>
            <Cell>{reasonOf(step.reason)}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
