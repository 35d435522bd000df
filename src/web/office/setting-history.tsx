import type { ReactNode } from 'react'
import type { Market } from '#domain/market/market.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import type { OfficeActName } from '#domain/staff/office-pages.ts'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Section, StateMark, Table } from './parts.tsx'

export type PastChange = {
  readonly id: number
  readonly at: Date
  readonly actor: string
  readonly reason: string
  readonly changes: readonly SettingChange[]
  readonly undoes: number | null
}

type SettingHistoryProps = {
  readonly act: OfficeActName
  readonly market: Market
  readonly changes: readonly PastChange[]
  /** Shows one value and what it became. */
  readonly children: (change: SettingChange) => ReactNode
}

/** Who changed what and why, the newest first, each with a way back. */
export function SettingHistory({ act, market, changes, children }: SettingHistoryProps) {
  const { settings: own, list, audit, order, acts } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <Section title={own.history}>
      {changes.length === 0 ? (
        <p className="text-ink-2">{own.noHistory}</p>
      ) : (
        <Table
          caption={own.history}
          heads={[list.date, audit.who, own.field, order.reason, acts[act]]}
        >
          {changes.map(change => (
            <tr key={change.id}>
              <Cell className="whitespace-nowrap">{time(change.at)}</Cell>
              <Cell>{change.actor}</Cell>
              <Cell>
                <ul className="grid gap-1">
                  {change.changes.map(each => (
                    <li key={each.field}>{children(each)}</li>
                  ))}
                </ul>
              </Cell>
              <Cell>
                {change.reason}
                {change.undoes !== null && (
                  <span className="block">
                    <StateMark>{own.undone}</StateMark>
                  </span>
                )}
              </Cell>
              <Cell className="min-w-60">
                <ActForm act={act} market={market} item={String(change.id)} tone="ghost" />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}
