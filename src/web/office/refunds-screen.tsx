import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Card } from '../ui/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Facts, StateMark, TextField } from './parts.tsx'

type Refund = {
  readonly id: string
  readonly orderNumber: string
  readonly market: Market
  readonly name: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: RefundState
  readonly method: string
  readonly isByTransfer: boolean
  readonly account: { readonly iban: string; readonly holder: string } | undefined
  readonly reason: string
  readonly actor: string
  readonly createdAt: Date
  readonly lastError: string | null
}

/** Refunds to approve, and those that a person sends by bank transfer. */
export function RefundsScreen({
  rows,
  ...shown
}: ListShown & { readonly rows: readonly Refund[] }) {
  return (
    <ListFrame {...shown} page="refunds" isEmpty={rows.length === 0}>
      <ul className="grid gap-4">
        {rows.map(refund => (
          <li key={refund.id}>
            <RefundCard refund={refund} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

function RefundCard({ refund }: { readonly refund: Refund }) {
  const { refunds: text, list, order, paymentMethods } = useOfficeText()
  const { money, time } = useOfficeFormat()
  const { amountMinor: minor, currency, account } = refund
  return (
    <Card padding="roomy" className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-3">
          <b className="text-[1.25rem]">{money({ minor, currency })}</b>
          <StateMark>{text.states[refund.state]}</StateMark>
        </p>
        <Facts
          facts={[
            [
              list.order,
              <TextLink key="order" href={officeUrl('order', refund.orderNumber)}>
                {refund.orderNumber}
              </TextLink>,
            ],
            [list.customer, refund.name],
            [list.market, marketNames[refund.market]],
            [list.date, time(refund.createdAt)],
            [text.askedBy, refund.actor],
            [order.reason, refund.reason],
            [
              text.way,
              refund.isByTransfer
                ? text.byTransfer
                : (ownEntry<string>(paymentMethods, refund.method) ?? refund.method),
            ],
            [text.account, account ? `${account.iban}, ${account.holder}` : ''],
            [order.error, refund.lastError ?? ''],
          ]}
        />
      </div>
      <RefundActs refund={refund} />
    </Card>
  )
}

function RefundActs({ refund }: { readonly refund: Refund }) {
  const { refunds: text } = useOfficeText()
  const { id, market, state, isByTransfer } = refund
  const waits = state === 'awaiting-iban' || state === 'submitted'
  return (
    <div className="grid content-start gap-5">
      {state === 'requested' && <ActForm act="approve-refund" market={market} item={id} />}
      {isByTransfer && (state === 'requested' || waits) && (
        <ActForm
          act="enter-refund-account"
          market={market}
          item={id}
          tone="ghost"
          hasReason={false}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label={text.iban} name="iban" required maxLength={60} autoComplete="off" />
            <TextField
              label={text.holder}
              name="holder"
              required
              maxLength={100}
              autoComplete="off"
            />
          </div>
        </ActForm>
      )}
      {state === 'submitted' && <ActForm act="refund-arrived" market={market} item={id} />}
      {(state === 'requested' || waits) && (
        <ActForm act="refund-failed" market={market} item={id} tone="ghost" />
      )}
    </div>
  )
}
