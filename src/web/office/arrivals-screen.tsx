import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { Day } from '#domain/time/day.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, StateMark, Table } from './parts.tsx'
import { ScanForm } from './scan-form.tsx'
import { useTrail } from './trail.ts'

type ArrivalsScreenProps = ListShown & {
  readonly rows: readonly {
    readonly id: string
    readonly kind: 'sale' | 'return' | 'warranty'
    readonly number: string
    readonly carrier: string
    readonly awb: string | null
    readonly state: InboundState
    readonly senderName: string
    readonly sendBy: Day
    readonly at: Date
  }[]
}

const pageOf = { sale: 'trade-in', return: 'return', warranty: 'claim' } as const

/** Parcels on their way to the shop; a scanned one has come, and opens what it is. */
export function ArrivalsScreen({ rows, ...shown }: ArrivalsScreenProps) {
  const { arrivals: text, dispatch, find, list, pages } = useOfficeText()
  const { day, time } = useOfficeFormat()
  const { nameOf } = useTrail()
  const market: Market | undefined = shown.ownMarkets[0]
  return (
    <ListFrame
      {...shown}
      page="arrivals"
      isEmpty={rows.length === 0}
      lead={
        <ScanForm act="receive-parcel" market={market} label={text.scan} hint={text.scanHint} />
      }
    >
      <Table
        caption={pages.arrivals}
        heads={[
          list.number,
          find.kind,
          dispatch.carrier,
          list.parcel,
          text.sender,
          list.state,
          list.date,
          text.sendBy,
        ]}
      >
        {rows.map(row => (
          <tr key={row.id}>
            <Cell>
              <TextLink href={officeUrl(pageOf[row.kind], row.number)}>{row.number}</TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{text.kinds[row.kind]}</Cell>
            <Cell>{nameOf(row.carrier)}</Cell>
            <Cell>{row.awb}</Cell>
            <Cell>{row.senderName}</Cell>
            <Cell>
              <StateMark>{text.states[row.state]}</StateMark>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.at)}</Cell>
            <Cell className="whitespace-nowrap">{day(row.sendBy)}</Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}
