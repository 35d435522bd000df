import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { type ReturnMove, type ReturnState, returnArrows } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { History, type HistoryProps } from './history.tsx'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'
import { WayBackParcel, type WayBackShown } from './way-back.tsx'

type ReturnsScreenProps = ListShown & {
  readonly rows: readonly {
    readonly number: string
    readonly market: Market
    readonly state: ReturnState
    readonly orderNumber: string
    readonly name: string
    readonly requestedAt: Date
  }[]
}

export function ReturnsScreen({ rows, ...shown }: ReturnsScreenProps) {
  const { list, pages, states } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <ListFrame {...shown} page="returns" isEmpty={rows.length === 0}>
      <Table
        caption={pages.returns}
        heads={[list.number, list.date, list.customer, list.order, list.state]}
      >
        {rows.map(row => (
          <tr key={row.number}>
            <Cell>
              <TextLink href={officeUrl('return', row.number)}>{row.number}</TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.requestedAt)}</Cell>
            <Cell>{row.name}</Cell>
            <Cell>{row.orderNumber}</Cell>
            <Cell>
              <StateMark>{states.return[row.state]}</StateMark>
            </Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}

type Line = {
  readonly position: number
  readonly title: string
  readonly backMinor: number
  readonly keptMinor: number | null
  readonly found: string | null
  readonly words: string | null
}

type ReturnScreenProps = HistoryProps & {
  readonly view: ReturnView
  readonly lines: readonly Line[]
  readonly currency: Currency
  readonly customer: string
  readonly wayBack?: WayBackShown
}

/** A return: its items, and the step that is next. */
export function ReturnScreen(props: ReturnScreenProps) {
  const { view, lines, currency, customer, history, wayBack } = props
  const text = useOfficeText()
  const { return: own, list } = text
  const { money, time } = useOfficeFormat()
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.states.return[view.state]}</StateMark>}>
        {`${text.pages.return} ${view.number}`}
      </OfficeTitle>
      <DoneAlert />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={own.customer}>
          <Facts
            facts={[
              [list.customer, customer],
              [list.market, marketNames[view.market]],
              [
                own.order,
                <TextLink key="order" href={officeUrl('order', view.orderNumber)}>
                  {view.orderNumber}
                </TextLink>,
              ],
              [list.date, time(view.requestedAt)],
              [own.words, view.words ?? ''],
              [list.parcel, view.parcel?.awb ?? ''],
            ]}
          />
        </Section>
        <Section title={own.lines}>
          <Table caption={own.lines} heads={[own.lines, own.back, own.kept, own.found]}>
            {lines.map(line => (
              <tr key={line.position}>
                <Cell>
                  {line.title}
                  {line.words !== null && (
                    <span className="block text-meta text-ink-2">{line.words}</span>
                  )}
                </Cell>
                <Cell className="whitespace-nowrap">
                  {money({ minor: line.backMinor, currency })}
                </Cell>
                <Cell className="whitespace-nowrap">
                  {line.keptMinor === null ? '' : money({ minor: line.keptMinor, currency })}
                </Cell>
                <Cell>{line.found}</Cell>
              </tr>
            ))}
          </Table>
        </Section>
        {wayBack && (
          <WayBackParcel
            wayBack={wayBack}
            labelPath={`/office/labels/return-back/${view.number}.pdf`}
          />
        )}
        <Actions view={view} lines={lines} />
      </div>
      <History history={history} />
    </>
  )
}

function Actions({ view: { state, market }, lines }: Pick<ReturnScreenProps, 'view' | 'lines'>) {
  const { return: own, toDo } = useOfficeText()
  const can = (move: ReturnMove) => Object.hasOwn(returnArrows[state], move)
  const forms = [
    can('receive') && <ActForm key="r" act="receive-return" market={market} />,
    can('inspect') && (
      <ActForm key="i" act="inspect-return" market={market}>
        {lines.map(line => (
          <InspectedLine key={line.position} line={line} />
        ))}
      </ActForm>
    ),
    can('settle') && <ActForm key="s" act="settle-return" market={market} />,
    can('reject') && (
      <ActForm
        key="j"
        act="reject-return"
        market={market}
        tone="ghost"
        reasonHint={own.rejectHint}
      />
    ),
    can('send-back') && <ActForm key="k" act="book-return-back" market={market} />,
    can('send-back') && <ActForm key="b" act="send-return-back" market={market} tone="ghost" />,
  ].filter(Boolean)
  return forms.length === 0 ? null : <Section title={toDo}>{forms}</Section>
}

function InspectedLine({ line: { position, title } }: { readonly line: Line }) {
  const { return: own } = useOfficeText()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-[560]">{title}</legend>
      <input type="hidden" name="position" value={position} />
      <TextField
        label={own.kept}
        hint={own.keptHint}
        name="kept"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <TextField label={own.found} name="found" maxLength={300} autoComplete="off" />
      <Choice
        label={own.unitTo}
        name="unitTo"
        options={[
          ['grading', own.grading],
          ['quarantined', own.quarantined],
        ]}
      />
    </fieldset>
  )
}
