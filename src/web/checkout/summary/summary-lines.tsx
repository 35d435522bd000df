import type { ReactNode } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { addFreeProtector, freeProtectorsFor } from '#domain/cart/free-protector.ts'
import type { Accessory, PhoneLine } from '#domain/cart/line.ts'
import type { Money } from '#domain/money/money.ts'
import { amountOfLine, detailsOfLine } from '#web/cart/line-text.ts'
import { changeCart } from '#web/client/cart-store.ts'
import { newId } from '#web/client/new-id.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { useCheckout } from '../checkout-context.tsx'

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
    >
      <FreeProtectors {...{ cart, phone }} />
    </Item>
  )
}

/** Whoever went straight to the order has not seen the cart, which offers them, too. */
function FreeProtectors({ cart, phone }: PhoneItemProps) {
  const { general } = useText()
  const { market } = useMarket()
  const { settings } = useCheckout()
  const add = (id: string) => (edited: Cart) =>
    addFreeProtector(edited, phone.id, { id, lineId: newId() })
  return freeProtectorsFor(phone).map(
    ({ id, name }) =>
      add(id)(cart).ok && (
        <button
          key={id}
          type="button"
          onClick={() => changeCart({ market, settings: settings.cart }, add(id))}
          className="block min-h-6 text-left text-meta text-link"
        >
          + {name} · {general.free}
        </button>
      ),
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
  readonly children?: ReactNode
}

function Item({ picture, title, details, amount, children }: ItemProps) {
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
        {children}
      </div>
      <p className="font-bold">{format.total(amount)}</p>
    </li>
  )
}
