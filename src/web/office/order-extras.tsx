import { useActionData } from 'react-router'
import { isEnded, isValid } from '#domain/order/order-state.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { isBeforeHandover, type ShipmentState } from '#domain/order/shipment-state.ts'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { type Note, Notes } from './notes.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Section, Table, TextField } from './parts.tsx'
import { useTrail } from './trail.ts'

export type OrderExtrasProps = {
  readonly order: OrderView
  readonly parcels: readonly { readonly state: ShipmentState; readonly awb: string | null }[]
  readonly notes: readonly Note[]
  readonly emails: readonly {
    readonly id: string
    readonly subject: string
    readonly recipient: string
    readonly createdAt: Date
    readonly sentAt: Date | null
  }[]
  readonly events: readonly {
    readonly source: string
    readonly at: Date
    readonly text: string
  }[]
}

/** What else staff do with an order: correct its recipient, cancel it, leave notes. */
export function OrderExtras({ order, parcels, notes }: OrderExtrasProps) {
  const { orderActs: text } = useOfficeText()
  const isUnlabelled = parcels.every(({ state, awb }) => state === 'preparing' && awb === null)
  const isCancellable =
    !isEnded(order.state) && parcels.every(({ state }) => isBeforeHandover(state))
  const isReplaceable =
    isValid(order.state) && parcels.every(({ state }) => isBeforeHandover(state))
  return (
    <>
      {isReplaceable && <Replacing order={order} />}
      {isUnlabelled && !isEnded(order.state) && <Recipient order={order} />}
      {isCancellable && (
        <Section title={text.cancel}>
          <p className="text-ink-2">{text.cancelText}</p>
          <ActForm act="cancel-order" market={order.market} tone="ghost" />
        </Section>
      )}
      <Notes act="note-on-order" market={order.market} notes={notes} />
    </>
  )
}

/** A device that turns out to be wrong or broken while it is packed: another one of its kind and grade goes instead. */
function Replacing({ order }: Pick<OrderExtrasProps, 'order'>) {
  const { orderActs: text } = useOfficeText()
  const devices = order.lines.filter(({ kind }) => kind === 'device')
  if (devices.length === 0) return null
  return (
    <Section title={text.replace}>
      <p className="text-ink-2">{text.replaceText}</p>
      {devices.map(({ position, title }) => (
        <details key={position}>
          <summary className="cursor-pointer">{title}</summary>
          <div className="mt-3">
            <ActForm
              act="replace-unit"
              market={order.market}
              item={String(position)}
              tone="ghost"
            />
          </div>
        </details>
      ))}
    </Section>
  )
}

function Recipient({ order }: Pick<OrderExtrasProps, 'order'>) {
  const { orderActs: text, phone, settings } = useOfficeText()
  const answer = useActionData() as { readonly field?: string } | undefined
  const { contact, delivery } = order
  const { address } = delivery
  const errorOf = (field: string) => (answer?.field === field ? settings.fieldWrong : undefined)
  const field = (name: 'street' | 'number' | 'details' | 'postalCode', value: string) => (
    <TextField
      key={name}
      label={text[name]}
      name={name}
      defaultValue={value}
      error={errorOf(name)}
      autoComplete="off"
    />
  )
  return (
    <Section title={text.recipient}>
      <p className="text-ink-2">{text.recipientText}</p>
      <ActForm act="change-recipient" market={order.market} tone="ghost">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={text.name}
            name="name"
            required
            defaultValue={contact.name}
            error={errorOf('name')}
            autoComplete="off"
          />
          <TextField
            label={phone}
            name="phone"
            required
            defaultValue={contact.phone}
            error={errorOf('phone')}
            autoComplete="off"
          />
          {address && [
            field('street', address.street),
            field('number', address.number),
            field('details', address.details ?? ''),
            field('postalCode', address.postalCode),
          ]}
        </div>
      </ActForm>
    </Section>
  )
}

/** The emails of an order, each to be sent again. */
export function OrderEmails({ order, emails }: Pick<OrderExtrasProps, 'order' | 'emails'>) {
  const { orderActs: text, acts } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <Section title={text.emails}>
      {emails.length === 0 ? (
        <p className="text-ink-2">{text.noEmails}</p>
      ) : (
        <Table caption={text.emails} heads={[text.subject, text.sent, acts['resend-email']]}>
          {emails.map(email => (
            <tr key={email.id}>
              <Cell>
                {email.subject}
                <span className="block text-meta text-ink-2">{email.recipient}</span>
              </Cell>
              <Cell className="whitespace-nowrap">
                {email.sentAt === null ? text.notSent : time(email.sentAt)}
              </Cell>
              <Cell>
                <ActForm
                  act="resend-email"
                  market={order.market}
                  item={email.id}
                  tone="ghost"
                  hasReason={false}
                />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** What providers and carriers reported, as it arrived. */
export function OrderEvents({ events }: Pick<OrderExtrasProps, 'events'>) {
  const { orderActs: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const { nameOf } = useTrail()
  return (
    <Section title={text.events}>
      {events.length === 0 && <p className="text-ink-2">{text.noEvents}</p>}
      {events.map(({ source, at, text: raw }) => (
        <details key={`${source} ${at.getTime()}`}>
          <summary className="cursor-pointer">
            {nameOf(source)}, {time(at)}
          </summary>
          <pre className="overflow-x-auto rounded-input bg-sand p-3 text-meta whitespace-pre-wrap wrap-anywhere">
            {raw}
          </pre>
        </details>
      ))}
    </Section>
  )
}
