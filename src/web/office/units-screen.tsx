import { useActionData } from 'react-router'
import type { Grade } from '#domain/device/device.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, LongField, Section, Stacks, StateMark, Table, TextField } from './parts.tsx'

type Unit = {
  readonly id: string
  readonly market: Market
  readonly state: UnitState
  readonly title: string
  readonly grade: Grade | null
  readonly shelf: string | null
  readonly batteryHealth: number | null
  readonly receivedAt: Date
}

type UnitsScreenProps = ListShown & {
  readonly rows: readonly Unit[]
  readonly countMarket: Market | undefined
}

/** The devices of the warehouse, the longest there first; and the count of a shelf. */
export function UnitsScreen({ rows, countMarket, ...shown }: UnitsScreenProps) {
  const { units: text, prices, list, pages } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <>
      <ListFrame {...shown} page="units" isEmpty={rows.length === 0}>
        <Table
          caption={pages.units}
          heads={[text.device, list.state, prices.grade, text.shelf, text.battery, text.received]}
        >
          {rows.map(row => (
            <tr key={row.id}>
              <Cell className="min-w-50">
                <TextLink href={officeUrl('unit', row.id)}>{row.title || row.id}</TextLink>
                <span className="block text-meta text-ink-2">{marketNames[row.market]}</span>
              </Cell>
              <Cell>
                <StateMark>{text.states[row.state]}</StateMark>
              </Cell>
              <Cell>{row.grade && prices.grades[row.grade]}</Cell>
              <Cell className="whitespace-nowrap">{row.shelf}</Cell>
              <Cell>{row.batteryHealth}</Cell>
              <Cell className="whitespace-nowrap">{time(row.receivedAt)}</Cell>
            </tr>
          ))}
        </Table>
      </ListFrame>
      {countMarket && (
        <Stacks>
          <Shelf act="fill-shelf" market={countMarket} />
          <Shelf act="count-shelf" market={countMarket} />
        </Stacks>
      )}
    </>
  )
}

type Counted = Pick<Unit, 'id' | 'title' | 'state' | 'shelf'>

type Report = {
  readonly shelf: string
  readonly found?: number
  readonly placed?: number
  readonly missing?: readonly Counted[]
  readonly foreign: readonly Counted[]
  readonly unknown: readonly string[]
}

type ShelfAct = 'count-shelf' | 'fill-shelf'

/** A shelf, and what was scanned: to compare, or to lie there from now on. */
function Shelf({ act, market }: { readonly act: ShelfAct; readonly market: Market }) {
  const { units: text } = useOfficeText()
  const answer = useActionData() as { readonly act: string; readonly report?: Report } | undefined
  const [title, intro] =
    act === 'count-shelf' ? [text.count, text.countText] : [text.fill, text.fillText]
  return (
    <Section title={`${title}: ${marketNames[market]}`}>
      <p className="text-ink-2">{intro}</p>
      <ActForm act={act} market={market} hasReason={false}>
        <TextField
          label={text.shelf}
          hint={text.shelfHint}
          name="shelf"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <LongField label={text.scanned} name="scanned" rows={5} maxLength={60_000} />
      </ActForm>
      {answer?.report && answer.act === act && <ShelfReport report={answer.report} />}
    </Section>
  )
}

function ShelfReport({ report }: { readonly report: Report }) {
  const { units: text } = useOfficeText()
  const { shelf, found, placed, missing = [], foreign, unknown } = report
  return (
    <div className="grid gap-3" role="status">
      <p className="font-bold">
        {shelf}: {found === undefined ? text.placed(placed ?? 0) : text.found(found)}
      </p>
      <Difference title={text.missing} units={missing} />
      <Difference title={found === undefined ? text.elsewhere : text.foreign} units={foreign} />
      {unknown.length > 0 && (
        <p>
          {text.unknown}: {unknown.join(', ')}
        </p>
      )}
    </div>
  )
}

function Difference({
  title,
  units,
}: {
  readonly title: string
  readonly units: readonly Counted[]
}) {
  const { units: text, list } = useOfficeText()
  if (units.length === 0) return null
  return (
    <Table caption={title} heads={[title, list.state, text.shelf]}>
      {units.map(unit => (
        <tr key={unit.id}>
          <Cell>
            <TextLink href={officeUrl('unit', unit.id)}>{unit.title || unit.id}</TextLink>
          </Cell>
          <Cell>
            <StateMark isWarning>{text.states[unit.state]}</StateMark>
          </Cell>
          <Cell>{unit.shelf}</Cell>
        </tr>
      ))}
    </Table>
  )
}
