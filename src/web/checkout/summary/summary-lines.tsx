import type { Cart } from '#domain/cart/cart.ts'
import type { Accessory, PhoneLine } from '#domain/cart/line.ts'
import type { Money } from '#domain/money/money.ts'
import { amountOfLine, detailsOfLine } from '#web/cart/line-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** The items of the order: each device with what is sold with it, then the rest. */
export function SummaryLines({ cart }: { readonly cart: Cart }) {
  return (
    <ul className="grid gap-3.5">
      {cart.phoneCart.map(phone => (
        <PhoneItem key={phone.id} cart={cart} phone={phone} />
      ))}
      {cart.accessoryCart.map(accessory => (
        <AccessoryItem key={accessory.lineId} accessory={accessory} />
      ))}
    </ul>
  )
}

type PhoneItemProps = { readonly cart: Cart; readonly phone: PhoneLine }

function PhoneItem({ cart, phone }: PhoneItemProps) {
  const text = useText()
  return (
    <Item
      picture={phone.productImage}
      title={phone.naming.modelDisplayName}
      details={detailsOfLine(cart, phone, text)}
      amount={amountOfLine(cart, phone)}
    />
  )
}

function AccessoryItem({ accessory }: { readonly accessory: Accessory }) {
  const { giftWrap } = useText().cart
  return (
    <Item
      title={accessory.isWrappingTax ? giftWrap : accessory.name}
      details=""
      amount={accessory.price}
    />
  )
}

type ItemProps = {
  readonly picture?: string
  readonly title: string
  readonly details: string
  readonly amount: Money
}

function Item({ picture, title, details, amount }: ItemProps) {
  const format = useFormatPrice()
  return (
    <li className="flex items-start gap-3">
      {picture !== undefined && (
        <Plinth className="size-16 shrink-0 p-1.5">
          <img src={picture} alt="" width={52} height={52} className="max-h-full object-contain" />
        </Plinth>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {details !== '' && (
          <p className="text-meta text-ink-2">
            <Dotted line={details} />
          </p>
        )}
      </div>
      <p className="font-bold">{format.total(amount)}</p>
    </li>
  )
}
