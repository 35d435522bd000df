import type { Currency, Money } from '#domain/money/money.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Facts, Section, StateMark, TextField } from './parts.tsx'
import { useTrail } from './trail.ts'

export type OrderMoneyProps = {
  readonly order: OrderView
  readonly payments: readonly {
    readonly id: string
    readonly method: string
    readonly provider: string | null
    readonly providerRef: string | null
    readonly state: string
    readonly amountMinor: number
    readonly currency: Currency
    readonly createdAt: Date
    readonly reviewReason: string | null
    readonly lastError: string | null
  }[]
  readonly invoices: readonly { readonly id: string; readonly printed: string }[]
  readonly refunds: readonly {
    readonly id: string
    readonly amountMinor: number
    readonly currency: Currency
    readonly state: RefundState
    readonly reason: string
    readonly actor: string
    readonly createdAt: Date
  }[]
  /** What can still go back; `undefined` if nothing was paid. */
  readonly refundable: Money | undefined
  /** The key of the next request. */
  readonly newKey: string
}

/** How an order was paid, what went back of it, and what can. */
export function OrderMoney(props: OrderMoneyProps) {
  const { order, payments, invoices, refunds, refundable, newKey } = props
  const { order: own, refunds: text, list, paymentMethods, paymentStates } = useOfficeText()
  const { money, time } = useOfficeFormat()
  const { nameOf } = useTrail()
  return (
    <>
      <Section title={own.payments}>
        {payments.length === 0 && <p className="text-ink-2">{own.noPayments}</p>}
        {payments.map(each => (
          <Facts
            key={each.id}
            facts={[
              [time(each.createdAt), ownEntry<string>(paymentMethods, each.method) ?? each.method],
              [list.state, ownEntry<string>(paymentStates, each.state) ?? each.state],
              [list.amount, money({ minor: each.amountMinor, currency: each.currency })],
              [nameOf(each.provider ?? ''), each.providerRef ?? ''],
              [own.review, each.reviewReason ?? ''],
              [own.error, each.lastError ?? ''],
            ]}
          />
        ))}
        {invoices.length > 0 && (
          <p className="flex flex-wrap gap-4">
            {invoices.map(({ id, printed }) => (
              <TextLink key={id} href={`/office/invoices/${id}.pdf`} target="_blank">
                {`${own.shopView} ${printed}`}
              </TextLink>
            ))}
          </p>
        )}
      </Section>
      <Section title={text.title}>
        {refunds.length === 0 && <p className="text-ink-2">{text.none}</p>}
        {refunds.map(each => (
          <Facts
            key={each.id}
            facts={[
              [
                money({ minor: each.amountMinor, currency: each.currency }),
                <StateMark key="state">{text.states[each.state]}</StateMark>,
              ],
              [list.date, time(each.createdAt)],
              [text.askedBy, each.actor],
              [own.reason, each.reason],
            ]}
          />
        ))}
        {refundable && refundable.minor > 0 && (
          <>
            <p>
              {text.refundable}: <b>{money(refundable)}</b>
            </p>
            <ActForm key={newKey} act="request-refund" market={order.market} tone="ghost">
              <input type="hidden" name="key" value={newKey} />
              <TextField
                label={text.amount}
                hint={text.amountHint}
                name="amount"
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
              />
              <p className="text-meta text-ink-2">{text.needsApproval}</p>
            </ActForm>
          </>
        )}
      </Section>
    </>
  )
}
