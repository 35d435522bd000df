import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import {
  isBeforeHandover,
  type ShipmentMove,
  type ShipmentState,
  shipmentArrows,
} from '#domain/order/shipment-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Alert } from '../ui/alert.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { type DeviceNumberShown, useDeviceNumber } from './device-number.ts'
import { useOfficeFormat } from './format.ts'
import { History, type HistoryProps } from './history.tsx'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { OrderEmails, OrderEvents, OrderExtras, type OrderExtrasProps } from './order-extras.tsx'
import { OrderMoney, type OrderMoneyProps } from './order-money.tsx'
import {
  Cell,
  Choice,
  Facts,
  OfficeTitle,
  Section,
  Stack,
  Stacks,
  StateMark,
  Table,
  TextField,
} from './parts.tsx'
import { useTrail } from './trail.ts'

type OrdersScreenProps = ListShown & {
  readonly rows: readonly {
    readonly number: string
    readonly market: Market
    readonly state: OrderState
    readonly name: string
    readonly totalMinor: number
    readonly currency: Currency
    readonly placedAt: Date
    readonly shipment: string | null
  }[]
}

export function OrdersScreen({ rows, ...shown }: OrdersScreenProps) {
  const { list, pages, states } = useOfficeText()
  const { money, time } = useOfficeFormat()
  const parcels: Readonly<Record<string, string>> = states.parcel
  return (
    <ListFrame {...shown} page="orders" isEmpty={rows.length === 0}>
      <Table
        caption={pages.orders}
        heads={[list.number, list.date, list.customer, list.state, list.parcel, list.amount]}
      >
        {rows.map(row => (
          <tr key={row.number}>
            <Cell>
              <TextLink href={officeUrl('order', row.number)}>{row.number}</TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.placedAt)}</Cell>
            <Cell>{row.name}</Cell>
            <Cell>
              <StateMark>{states.order[row.state]}</StateMark>
            </Cell>
            <Cell>
              {row.shipment === null ? '' : (ownEntry(parcels, row.shipment) ?? row.shipment)}
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {money({ minor: row.totalMinor, currency: row.currency })}
            </Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}

/** From the items to what was paid; parts that are nothing are left out. */
function Totals({ totals }: Pick<OrderView, 'totals'>) {
  const { order: own, trail } = useOfficeText()
  const { money } = useOfficeFormat()
  const { discount, delivery, collectionFee, total, vouchers, difference } = totals
  const row = (label: string, amount: Money | undefined, isSum = false) =>
    amount !== undefined &&
    (isSum || amount.minor !== 0) && (
      <p key={label} className={classNames('flex justify-between gap-4', isSum && 'font-bold')}>
        <span>{label}</span>
        <span>{money(amount)}</span>
      </p>
    )
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      {row(trail.discount, { ...discount, minor: -discount.minor })}
      {row(own.delivery, delivery)}
      {row(trail.collectionFee, collectionFee)}
      {row(own.total, total, true)}
      {row(trail.vouchers, vouchers)}
      {row(trail.difference, difference)}
    </div>
  )
}

type Parcel = {
  readonly id: string
  readonly carrier: string
  readonly state: ShipmentState
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly hasLabel: boolean
  readonly packedAt: Date | null
  readonly devices: readonly ({ readonly title: string } & DeviceNumberShown)[]
  readonly lastError: string | null
}

type OrderScreenProps = HistoryProps & {
  readonly order: OrderView
  readonly parcels: readonly Parcel[]
  readonly heldFor: string | undefined
} & Omit<OrderMoneyProps, 'order'> &
  Omit<OrderExtrasProps, 'order' | 'parcels'>

/** An order with its parcels, payments and history. */
export function OrderScreen(props: OrderScreenProps) {
  const { order, parcels, history, heldFor } = props
  const text = useOfficeText()
  const { order: own, list } = text
  const { money, time } = useOfficeFormat()
  const { contact, delivery } = order
  const to = delivery.address
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.states.order[order.state]}</StateMark>}>
        {`${text.pages.order} ${order.number}`}
      </OfficeTitle>
      <DoneAlert />
      {heldFor !== undefined && (
        <Alert tone="warning" title={own.held}>
          <p>{own.heldText(heldFor)}</p>
          <div className="mt-3">
            <ActForm act="release-order" market={order.market} />
          </div>
        </Alert>
      )}
      <Stacks>
        <Stack>
          <Section title={own.customer}>
            <Facts
              facts={[
                [list.date, time(order.placedAt)],
                [list.market, marketNames[order.market]],
                [list.customer, contact.name],
                [text.signIn.email, contact.email],
                [text.phone, contact.phone],
                [
                  own.delivery,
                  delivery.point
                    ? `${delivery.point.name}, ${delivery.point.city}`
                    : to && `${to.street} ${to.number}, ${to.postalCode ?? ''} ${to.locality.name}`,
                ],
              ]}
            />
          </Section>
          <Section title={own.parcels}>
            {parcels.length === 0 && <p className="text-ink-2">{own.noParcels}</p>}
            {parcels.map(parcel => (
              <ParcelPart key={parcel.id} order={order} parcel={parcel} />
            ))}
          </Section>
          <OrderEmails {...props} />
        </Stack>
        <Stack>
          <Section title={own.items}>
            <ul className="grid gap-1.5">
              {order.lines.map(line => (
                <li key={line.position} className="flex justify-between gap-4">
                  <span>{line.title}</span>
                  <span className="whitespace-nowrap">{money(line.price)}</span>
                </li>
              ))}
            </ul>
            <Totals {...order} />
          </Section>
          <OrderMoney {...props} />
          <OrderExtras {...props} />
        </Stack>
      </Stacks>
      <OrderEvents events={props.events} />
      <History history={history} />
    </>
  )
}

function ParcelPart({ order, parcel }: { readonly order: OrderView; readonly parcel: Parcel }) {
  const { order: own, list, states, shipmentMoves } = useOfficeText()
  const { nameOf } = useTrail()
  const isToPack = parcel.packedAt === null && parcel.devices.length > 0
  const moves = (Object.keys(shipmentArrows[parcel.state]) as ShipmentMove[]).filter(
    move => !(isToPack && move === 'hand-over'),
  )
  return (
    <div className="grid gap-3">
      <Facts
        facts={[
          [nameOf(parcel.carrier), parcel.awb ?? ''],
          [list.state, states.parcel[parcel.state]],
          [own.error, parcel.lastError ?? ''],
        ]}
      />
      <p className="flex flex-wrap gap-4">
        {parcel.hasLabel && !isToPack && (
          <TextLink href={`/office/labels/${order.number}/${parcel.id}.pdf`}>{own.label}</TextLink>
        )}
        {parcel.trackingUrl !== null && (
          <TextLink href={parcel.trackingUrl} target="_blank" rel="noreferrer">
            {own.track}
          </TextLink>
        )}
      </p>
      {isToPack && isBeforeHandover(parcel.state) && <Packing order={order} parcel={parcel} />}
      {moves.length > 0 && (
        <ActForm
          key={parcel.state}
          act="move-parcel"
          market={order.market}
          item={parcel.id}
          tone="ghost"
        >
          <Choice
            label={list.state}
            name="move"
            options={moves.map(move => [move, shipmentMoves[move]] as const)}
          />
        </ActForm>
      )}
    </div>
  )
}

/** One field per device: the label is printed once exactly the devices that were sold are scanned. */
function Packing({ order, parcel }: { readonly order: OrderView; readonly parcel: Parcel }) {
  const { order: own } = useOfficeText()
  const hintOf = useDeviceNumber()
  return (
    <ActForm act="pack-parcel" market={order.market} item={parcel.id} hasReason={false}>
      <p className="text-ink-2">{own.packing}</p>
      {parcel.devices.map((device, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: two devices of an order may have the same title
          key={at}
          label={own.scan(device.title)}
          hint={hintOf(device)}
          name="scanned"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
        />
      ))}
    </ActForm>
  )
}
