import type { Grade } from '#domain/device/device.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { DispatchStep } from '#domain/order/dispatch.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { DoneAlert } from './act-form.tsx'
import { ChipLink } from './chip-link.tsx'
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

type CarrierCount = { readonly carrier: string; readonly count: number }

type DispatchScreenProps = {
  readonly ownMarkets: readonly Market[]
  readonly collections: readonly {
    readonly market: Market
    readonly carrier: string
    readonly at: Date
    readonly isToday: boolean
    readonly toPack: number
  }[]
  readonly packed: readonly CarrierCount[]
  readonly toPack: number
  readonly parcels: readonly Parcel[]
  readonly handed: {
    readonly counts: readonly CarrierCount[]
    readonly carrier: string | undefined
    readonly parcels: readonly {
      readonly orderNumber: string
      readonly carrier: string
      readonly awb: string | null
      readonly recipient: string
      readonly at: Date
    }[]
  }
}

/** What leaves today: what to fetch from which shelf, the labels to print, and what carriers took. */
export function DispatchScreen(props: DispatchScreenProps) {
  const { ownMarkets, packed, collections, handed } = props
  const { dispatch: text, pages } = useOfficeText()
  return (
    <>
      <OfficeTitle>{pages.dispatch}</OfficeTitle>
      <DoneAlert />
      <Collections collections={collections} />
      <ScanForm act="scan-out" market={ownMarkets[0]} label={text.scan} hint={text.scanHint} />
      <Labels packed={packed} />
      <PickList {...props} />
      <Handed handed={handed} />
    </>
  )
}

/** When the carriers come, and how much is left to pack until then. */
function Collections({ collections }: Pick<DispatchScreenProps, 'collections'>) {
  const { dispatch: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  if (collections.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {collections.map(({ market, carrier, at, isToday, toPack }) => (
        <li
          key={market}
          className="grid justify-items-start gap-0.5 rounded-input border border-line bg-paper px-4 py-3"
        >
          <span className="text-meta text-ink-2">
            {text.collects(marketNames[market], nameOf(carrier))}
          </span>
          <b>{time(at)}</b>
          <StateMark isWarning={isToday && toPack > 0}>{text.toPack(toPack)}</StateMark>
        </li>
      ))}
    </ul>
  )
}

function Labels({ packed }: Pick<DispatchScreenProps, 'packed'>) {
  const { dispatch: text } = useOfficeText()
  const { nameOf } = useTrail()
  return (
    <Section title={text.labels}>
      {packed.length === 0 ? (
        <p className="text-ink-2">{text.noLabels}</p>
      ) : (
        <ul className="flex flex-wrap gap-4">
          {packed.map(({ carrier, count }) => (
            <li key={carrier}>
              <TextLink
                href={`/office/labels/batch.pdf?${new URLSearchParams({ carrier })}`}
                target="_blank"
                rel="noreferrer"
              >
                {text.labelsOf(nameOf(carrier), count)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A line for each device, in the order in which somebody walks along the shelves. */
function PickList({ parcels, toPack }: Pick<DispatchScreenProps, 'parcels' | 'toPack'>) {
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
      {toPack > parcels.length && (
        <p className="font-[560]">{text.round(parcels.length, toPack)}</p>
      )}
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
              <Cell className="min-w-50">
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

/** What carriers took today: the latest, or all of one carrier as the paper that it signs. */
function Handed({ handed }: Pick<DispatchScreenProps, 'handed'>) {
  const { dispatch: text, list } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  const { counts, carrier, parcels } = handed
  const title =
    carrier === undefined ? text.latest : text.manifestOf(nameOf(carrier), parcels.length)
  if (counts.length === 0)
    return (
      <Section title={text.handed}>
        <p className="text-ink-2">{text.noHanded}</p>
      </Section>
    )
  return (
    <Section title={text.handed}>
      <nav aria-label={text.handed} className="flex flex-wrap gap-1.5 print:hidden">
        {counts.map(each => (
          <ChipLink
            key={each.carrier}
            href={`${officeUrl('dispatch')}?${new URLSearchParams({ carrier: each.carrier })}`}
            isCurrent={each.carrier === carrier}
          >
            {text.manifestOf(nameOf(each.carrier), each.count)}
          </ChipLink>
        ))}
      </nav>
      <h3 className="font-bold">{title}</h3>
      <Table caption={title} heads={[list.parcel, list.order, text.recipient, list.date]}>
        {parcels.map(({ orderNumber, awb, recipient, at }) => (
          <tr key={`${orderNumber} ${awb}`}>
            <Cell>{awb}</Cell>
            <Cell>{orderNumber}</Cell>
            <Cell>{recipient}</Cell>
            <Cell className="whitespace-nowrap">{time(at)}</Cell>
          </tr>
        ))}
      </Table>
      {carrier === undefined ? (
        <p className="text-ink-2">{text.manifestText}</p>
      ) : (
        <>
          <p className="hidden pt-8 print:block">{text.signature}: ______________________</p>
          <div className="print:hidden">
            <Button tone="ghost" size="small" onClick={() => window.print()}>
              {text.print}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
