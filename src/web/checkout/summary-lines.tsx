import type { Cart } from '#domain/cart/cart.ts'
import type { Accessory, PhoneLine } from '#domain/cart/line.ts'
import { sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import { nameOfService } from '#web/cart/service-words.ts'
import { useText } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** What is bought: each device with what is sold with it, then the rest. */
export const SummaryLines = ({ cart }: { readonly cart: Cart }) => (
  <ul className="grid gap-3.5">
    {cart.phoneCart.map(phone => (
      <PhoneItem key={phone.id} cart={cart} phone={phone} />
    ))}
    {cart.accessoryCart.map(accessory => (
      <AccessoryItem key={accessory.lineId} accessory={accessory} />
    ))}
  </ul>
)

type PhoneItemProps = { readonly cart: Cart; readonly phone: PhoneLine }

const PhoneItem = ({ cart, phone }: PhoneItemProps) => {
  const { general, cart: text } = useText()
  const battery = cart.batteryCart.find(({ phoneId }) => phoneId === phone.id)
  const extras = [
    ...(battery ? [battery] : []),
    ...phone.selectedExtraServices,
    ...phone.deviceAccessories,
  ]
  const words = [
    phone.naming.configSummary,
    general.grade[phone.device.grade],
    ...(battery ? [text.battery] : []),
    ...phone.selectedExtraServices.map(service => nameOfService(text, service)),
    ...phone.deviceAccessories.map(({ name }) => name),
  ]
  const amounts = [phone.buyPrice, ...extras.map(({ price }) => price)]
  return (
    <Item
      picture={phone.productImage}
      title={phone.naming.modelDisplayName}
      words={words.filter(word => word !== '').join(' · ')}
      amount={sum(amounts, cart.currency)}
    />
  )
}

const AccessoryItem = ({ accessory }: { readonly accessory: Accessory }) => {
  const { giftWrap } = useText().cart
  return (
    <Item
      title={accessory.isWrappingTax ? giftWrap : accessory.name}
      words=""
      amount={accessory.price}
    />
  )
}

type ItemProps = {
  readonly picture?: string
  readonly title: string
  readonly words: string
  readonly amount: Money
}

const Item = ({ picture, title, words, amount }: ItemProps) => {
  const price = useFormatPrice()
  return (
    <li className="flex items-start gap-3">
      {picture !== undefined && (
        <Plinth className="size-16 shrink-0 p-1.5">
          <img src={picture} alt="" width={52} height={52} className="max-h-full object-contain" />
        </Plinth>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {words !== '' && <p className="text-meta text-ink-2">{words}</p>}
      </div>
      <p className="font-bold whitespace-nowrap">{price.shelf(amount)}</p>
    </li>
  )
}
