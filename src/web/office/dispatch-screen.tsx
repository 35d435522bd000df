import type { Grade } from '#domain/device/device.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { DispatchStep } from '#domain/order/dispatch.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, Section, StateMark, Table } from './parts.tsx'
import { ScanForm } from './scan-form.tsx'
import { useTrail } from './trail.ts'

type Parcel = {
  readonly id: string
  readonly orderNumber: string
  readonly market: Market
  readonly carrier: string
  readonly awb: string | null
  readonly placedAt: Date
  readonly step: DispatchStep
  readonly lastError: string | null
  readonly units: readonly {
    readonly title: string
    readonly grade: Grade | null
    readonly shelf: string | null
    /** Of its number. */
    readonly ending: string
  }[]
}

type DispatchScreenProps = {
  readonly ownMarkets: readonly Market[]
  readonly parcels: readonly Parcel[]
  readonly collections: readonly {
    readonly market: Market
    readonly carrier: string
    readonly at: Date
    readonly isToday: boolean
  }[]
  readonly handed: readonly {
    readonly orderNumber: string
    readonly carrier: string
    readonly awb: string | null
    readonly recipient: string
    readonly at: Date
  }[]
}

/** What leaves today: what to fetch from which shelf, the labels to print, and what carriers took. */
export function DispatchScreen(props: DispatchScreenProps) {
  const { ownMarkets, parcels, handed, collections } = props
  const { dispatch: text, pages } = useOfficeText()
  return (
    <>
      <OfficeTitle>{pages.dispatch}</OfficeTitle>
      <DoneAlert />
      <Collections parcels={parcels} collections={collections} />
      <ScanForm act="scan-out" market={ownMarkets[0]} label={text.scan} hint={text.scanHint} />
      <Labels parcels={parcels} />
      <PickList parcels={parcels.filter(({ step }) => step !== 'hand-over')} />
      <Manifest handed={handed} />
    </>
  )
}

/** When the carriers come, and how much is left to pack until then. */
function Collections({
  parcels,
  collections,
}: Pick<DispatchScreenProps, 'parcels' | 'collections'>) {
  const { dispatch: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  if (collections.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {collections.map(({ market, carrier, at, isToday }) => {
        const left = parcels.filter(each => each.market === market && each.step !== 'hand-over')
        return (
          <li
            key={market}
            className="grid justify-items-start gap-0.5 rounded-input border border-line bg-paper px-4 py-3"
          >
            <span className="text-meta text-ink-2">
              {text.collects(marketNames[market], nameOf(carrier))}
            </span>
            <b>{time(at)}</b>
            <StateMark isWarning={isToday && left.length > 0}>{text.toPack(left.length)}</StateMark>
          </li>
        )
      })}
    </ul>
  )
}

function Labels({ parcels }: Pick<DispatchScreenProps, 'parcels'>) {
  const { dispatch: text } = useOfficeText()
  const { nameOf } = useTrail()
  const packed = parcels.filter(({ step }) => step === 'hand-over')
  const byCarrier = Map.groupBy(packed, ({ carrier }) => carrier)
  return (
    <Section title={text.labels}>
      {byCarrier.size === 0 ? (
        <p className="text-ink-2">{text.noLabels}</p>
      ) : (
        <ul className="flex flex-wrap gap-4">
          {[...byCarrier].map(([carrier, own]) => (
            <li key={carrier}>
              <TextLink
                href={`/office/labels/batch.pdf?${new URLSearchParams({ carrier })}`}
                target="_blank"
                rel="noreferrer"
              >
                {text.labelsOf(nameOf(carrier), own.length)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A line for each device, in the order in which somebody walks along the shelves. */
function PickList({ parcels }: Pick<DispatchScreenProps, 'parcels'>) {
  const { dispatch: text, list, prices } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  const lines = parcels.flatMap(parcel =>
    (parcel.units.length > 0 ? parcel.units : [undefined]).map((unit, at) => ({
      parcel,
      unit,
      key: `${parcel.id} ${at}`,
    })),
  )
  const walked = lines.toSorted((one, other) =>
    (one.unit?.shelf ?? '~').localeCompare(other.unit?.shelf ?? '~', undefined, { numeric: true }),
  )
  return (
    <Section title={text.pickList}>
      <p className="text-ink-2">{text.pickListText}</p>
      {walked.length === 0 ? (
        <p className="text-ink-2">{text.nothing}</p>
      ) : (
        <Table
          caption={text.pickList}
          heads={[text.shelf, text.device, list.order, list.date, text.carrier, list.state]}
        >
          {walked.map(({ parcel, unit, key }) => (
            <tr key={key}>
              <Cell className="font-bold whitespace-nowrap">
                {unit && (unit.shelf ?? text.noShelf)}
              </Cell>
              <Cell>
                {unit?.title}
                {unit && (
                  <span className="block text-meta text-ink-2">
                    {unit.grade && `${prices.grades[unit.grade]}, `}
                    {`••••${unit.ending}`}
                  </span>
                )}
              </Cell>
              <Cell>
                <TextLink href={officeUrl('order', parcel.orderNumber)}>
                  {parcel.orderNumber}
                </TextLink>
                <span className="block text-meta text-ink-2">{marketNames[parcel.market]}</span>
              </Cell>
              <Cell className="whitespace-nowrap">{time(parcel.placedAt)}</Cell>
              <Cell>{nameOf(parcel.carrier)}</Cell>
              <Cell>
                <StateMark isWarning={parcel.lastError !== null}>
                  {text.steps[parcel.step]}
                </StateMark>
                {parcel.lastError !== null && (
                  <span className="block text-meta text-ink-2 wrap-anywhere">
                    {parcel.lastError}
                  </span>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** The paper that each carrier signs. */
function Manifest({ handed }: Pick<DispatchScreenProps, 'handed'>) {
  const { dispatch: text, list } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  const byCarrier = Map.groupBy(handed, ({ carrier }) => carrier)
  return (
    <Section title={text.handed}>
      {byCarrier.size === 0 && <p className="text-ink-2">{text.noHanded}</p>}
      {[...byCarrier].map(([carrier, own]) => (
        <div key={carrier} className="grid gap-2">
          <h3 className="font-bold">{text.manifestOf(nameOf(carrier), own.length)}</h3>
          <Table
            caption={text.manifestOf(nameOf(carrier), own.length)}
            heads={[list.parcel, list.order, text.recipient, list.date]}
          >
            {own.map(({ orderNumber, awb, recipient, at }) => (
              <tr key={orderNumber}>
                <Cell>{awb}</Cell>
                <Cell>{orderNumber}</Cell>
                <Cell>{recipient}</Cell>
                <Cell className="whitespace-nowrap">{time(at)}</Cell>
              </tr>
            ))}
          </Table>
          <p className="hidden pt-8 print:block">{text.signature}: ______________________</p>
        </div>
      ))}
      {byCarrier.size > 0 && (
        <div className="print:hidden">
          <Button tone="ghost" size="small" onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
      )}
    </Section>
  )
}
