import type { ReactNode } from 'react'
import { isPaidFor, isValid } from '#domain/order/order-state.ts'
import { leftToPay, type OrderView } from '#domain/order/order-view.ts'
import { lenderOf, planKind } from '#domain/payment/methods.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { placeLines } from '../ui/place-lines.ts'

/** Where the parcel goes, how it is paid and what to have ready on delivery. */
export function Handover({ order }: { readonly order: OrderView }) {
  const text = useText().order
  const { contact, delivery } = order
  return (
    <Card padding="roomy" className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Part title={delivery.point ? text.collectAt : text.deliverTo}>
        {placeLines(order).map((line, index) => (
          <p key={line} className={index === 0 ? 'font-semibold text-ink' : undefined}>
            {line}
          </p>
        ))}
      </Part>
      <PaymentPart order={order} />
      {contact.name !== '' && (
        <Part title={text.contact}>
          <p className="font-semibold text-ink">{contact.name}</p>
          <p>{contact.phone}</p>
          <p className="[overflow-wrap:anywhere]">{contact.email}</p>
        </Part>
      )}
    </Card>
  )
}

function PaymentPart({ order }: { readonly order: OrderView }) {
  const { order: text, checkout } = useText()
  const { total } = useFormatPrice()
  const { paymentMethod } = order
  if (!paymentMethod && order.totals.vouchers)
    return (
      <Part title={text.payment}>
        <p className="font-semibold text-ink">{text.voucher}</p>
        {isValid(order.state) && <p>{text.paid(total(order.totals.vouchers))}</p>}
      </Part>
    )
  if (!paymentMethod) return undefined
  const left = leftToPay(order.totals)
  const amount = total(left.minor === 0 ? (order.totals.difference ?? left) : left)
  if (isKeyOf(text.methods, paymentMethod)) {
    const { name, ready } = text.methods[paymentMethod]
    return (
      <Part title={text.payment}>
        <p className="font-semibold text-ink">{name}</p>
        {isValid(order.state) && <p>{ready(amount)}</p>}
      </Part>
    )
  }
  const lender = lenderOf(paymentMethod)?.name ?? ''
  const isFinanced = planKind(paymentMethod) !== undefined
  return (
    <Part title={text.payment}>
      <p className="font-semibold text-ink">{checkout.payment.methods[paymentMethod]}</p>
      {isPaidFor(order.state) && <p>{isFinanced ? text.financed(lender) : text.paid(amount)}</p>}
    </Part>
  )
}

function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}

type PartProps = { readonly title: string; readonly children: ReactNode }

function Part({ title, children }: PartProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1.5 text-heading">{title}</h2>
      <div className="text-[0.9375rem] text-ink-2">{children}</div>
    </section>
  )
}
