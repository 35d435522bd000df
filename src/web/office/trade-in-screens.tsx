import { carriers } from '#domain/delivery/delivery.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import {
  type TradeInMove,
  type TradeInState,
  tradeInArrows,
} from '#domain/trade-in/trade-in-state.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import { Alert } from '../ui/alert.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import type { DeviceNumberShown } from './device-number.ts'
import { useOfficeFormat } from './format.ts'
import { History, type HistoryProps } from './history.tsx'
import { InspectionForm, type TrueDevices } from './inspection-form.tsx'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'
import { useTrail } from './trail.ts'
import { WayBackParcel, type WayBackShown } from './way-back.tsx'

type TradeInsScreenProps = ListShown & {
  readonly rows: readonly {
    readonly number: string
    readonly market: Market
    readonly state: TradeInState
    readonly title: string
    readonly offerMinor: number | null
    readonly currency: Currency
    readonly startedAt: Date
  }[]
}

export function TradeInsScreen({ rows, ...shown }: TradeInsScreenProps) {
  const { list, pages, states } = useOfficeText()
  const { money, time } = useOfficeFormat()
  return (
    <ListFrame {...shown} page="trade-ins" isEmpty={rows.length === 0}>
      <Table
        caption={pages['trade-ins']}
        heads={[list.number, list.date, list.device, list.state, list.amount]}
      >
        {rows.map(row => (
          <tr key={row.number}>
            <Cell>
              <TextLink href={officeUrl('trade-in', row.number)}>{row.number}</TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.startedAt)}</Cell>
            <Cell>{row.title}</Cell>
            <Cell>
              <StateMark>{states['trade-in'][row.state]}</StateMark>
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {row.offerMinor === null
                ? ''
                : money({ minor: row.offerMinor, currency: row.currency })}
            </Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}

type TradeInScreenProps = HistoryProps & {
  readonly tradeIn: TradeInView
  /** When the page was opened. */
  readonly openedAt: Date
  readonly devices: TrueDevices
  readonly number: DeviceNumberShown | undefined
  readonly wayBack?: WayBackShown
  readonly photos: readonly {
    readonly kind: 'sale' | 'objection' | 'inspection' | 'second-look'
    readonly id: string
  }[]
}

/** A traded-in device: what was declared and found, what its seller objects, and what staff do next. */
export function TradeInScreen(props: TradeInScreenProps) {
  const { tradeIn, photos, history, wayBack } = props
  const text = useOfficeText()
  const { tradeIn: own, list } = text
  const { money, time } = useOfficeFormat()
  const { number, market, state, objection, lock, secondOffer, raised, parcel } = tradeIn
  const lines = (secondOffer ?? raised)?.lines ?? []
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.states['trade-in'][tradeIn.state]}</StateMark>}>
        {`${text.pages['trade-in']} ${number}`}
      </OfficeTitle>
      <DoneAlert />
      {objection && (
        <Alert tone="warning" title={own.objection}>
          <p className="whitespace-pre-line">{objection.words}</p>
          <p className="mt-2 text-ink-2">{own.objected(time(objection.at))}</p>
        </Alert>
      )}
      {tradeIn.together.length > 0 && (
        <Alert tone="info" title={own.together}>
          <ul className="grid gap-1">
            {tradeIn.together.map(other => (
              <li key={other.number}>
                <TextLink href={officeUrl('trade-in', other.number)}>{other.number}</TextLink>{' '}
                {other.title}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {lock && (
        <Alert tone="warning" title={own.lock}>
          {lock.isReported ? own.lockReported : own.lockWaits}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={tradeIn.title}>
          <Facts
            facts={[
              [list.date, time(tradeIn.startedAt)],
              [list.market, marketNames[market]],
              [own.seller, tradeIn.sender?.name ?? tradeIn.email],
              [text.signIn.email, tradeIn.email],
              [text.phone, tradeIn.sender?.phone ?? ''],
              [own.identifier, tradeIn.device.masked ?? ''],
              [own.offer, tradeIn.offer ? money(tradeIn.offer) : ''],
              [own.secondOffer, secondOffer ? money(secondOffer.amount) : ''],
              [own.paid, tradeIn.paid ? money(tradeIn.paid) : ''],
              [own.payout, tradeIn.payout ? own.payouts[tradeIn.payout] : ''],
              [
                own.account,
                tradeIn.account ? `${tradeIn.account.iban}, ${tradeIn.account.holder}` : '',
              ],
              [own.parcel, parcel?.awb ?? ''],
            ]}
          />
        </Section>
        {wayBack && (
          <WayBackParcel
            wayBack={wayBack}
            labelPath={`/office/labels/trade-in-back/${number}.pdf`}
          />
        )}
        <Actions tradeIn={tradeIn} />
        {state !== 'locked' && Object.hasOwn(tradeInArrows[state], 'inspect') && (
          <div className="xl:col-span-2">
            <Section title={text.inspection.title}>
              <InspectionForm {...props} />
            </Section>
          </div>
        )}
        {lines.length > 0 && (
          <Section title={own.findings}>
            <Table caption={own.findings} heads={[own.declared, own.found, list.amount]}>
              {lines.map(line => (
                <tr key={line.part}>
                  <Cell>{line.declared}</Cell>
                  <Cell>{line.found}</Cell>
                  <Cell className="text-right whitespace-nowrap">{money(line.amount)}</Cell>
                </tr>
              ))}
            </Table>
          </Section>
        )}
        {photos.length > 0 && (
          <Section title={own.photos}>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {photos.map(({ kind, id }) => (
                <li key={id}>
                  <a href={`/office/photos/${number}/${id}`} target="_blank" rel="noreferrer">
                    <img
                      src={`/office/photos/${number}/${id}`}
                      alt={own.photoKinds[kind]}
                      loading="lazy"
                      className="aspect-[4/3] w-full rounded-input object-cover"
                    />
                  </a>
                  <span className="text-meta text-ink-2">{own.photoKinds[kind]}</span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <History history={history} />
    </>
  )
}

function Actions({ tradeIn }: { readonly tradeIn: TradeInView }) {
  const { tradeIn: own, toDo } = useOfficeText()
  const { nameOf } = useTrail()
  const { state, market, rejectedFor = [], payout } = tradeIn
  const can = (move: TradeInMove) => Object.hasOwn(tradeInArrows[state], move)
  const byParcel = wayBackOf(rejectedFor) === 'parcel'
  const options = [...carriers, 'courier'].map(each => [each, nameOf(each)] as const)
  const isPayable = (state === 'inspected' || state === 'accepted-second') && payout !== 'voucher'
  const forms = [
    state === 'locked' && <ActForm key="u" act="unlock-device" market={market} />,
    isPayable && (
      <ActForm key="p" act="pay-seller" market={market}>
        <TextField
          label={own.reference}
          name="reference"
          required
          maxLength={60}
          autoComplete="off"
        />
      </ActForm>
    ),
    can('send-back') && byParcel && <ActForm key="b" act="book-device-back" market={market} />,
    can('send-back') && byParcel && (
      <ActForm key="s" act="send-device-back" market={market} tone="ghost">
        <Choice label={own.carrier} name="carrier" options={options} />
        <TextField label={own.awb} name="awb" required maxLength={40} autoComplete="off" />
      </ActForm>
    ),
    state === 'draft' && tradeIn.offer === undefined && (
      <ActForm key="o" act="offer-by-hand" market={market}>
        <TextField
          label={own.byHand}
          hint={own.byHandHint}
          name="amount"
          required
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </ActForm>
    ),
    (['recycle', 'surrender'] as const).map(
      move =>
        can(move) && (
          <ActForm key={move} act={`${move}-device`} market={market} tone="ghost">
            <TextField label={own.taker} name="taker" required maxLength={100} />
            <TextField label={own.paper} name="reference" required maxLength={100} />
          </ActForm>
        ),
    ),
    can('give-back') && <ActForm key="g" act="give-device-back" market={market} tone="ghost" />,
    can('quarantine') && <ActForm key="q" act="quarantine-device" market={market} tone="ghost" />,
  ]
    .flat()
    .filter(Boolean)
  return forms.length === 0 ? null : <Section title={toDo}>{forms}</Section>
}
