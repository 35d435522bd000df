import { removeAccessory } from '#domain/cart/edit.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useText } from '#web/text/use-text.tsx'
import { GiftWrapCard } from './gift-wrap-card.tsx'
import { PhoneLineCard } from './phone-line-card.tsx'
import { SmallLine } from './small-line.tsx'
import type { RemoveLine } from './use-removal.ts'

type CartLinesProps = Pick<CartInUse, 'cart' | 'editCart'> & {
  readonly settings: CartSettings
  readonly removeLine: RemoveLine
}

export function CartLines({ cart, settings, removeLine, editCart }: CartLinesProps) {
  const { cart: text } = useText()
  const { storedFor } = useBuyingText()
  const accessories = cart.accessoryCart.filter(accessory => !accessory.isWrappingTax)
  return (
    <div className="min-w-0">
      <ul aria-label={text.lines}>
        {cart.phoneCart.map(phone => (
          <PhoneLineCard key={phone.id} {...{ phone, cart, removeLine, editCart }} />
        ))}
      </ul>
      <div className="mt-1 grid gap-2.5">
        {accessories.length > 0 && <h2 className="text-heading">{text.accessories}</h2>}
        {accessories.map(({ lineId, id, name, price }) => (
          <SmallLine
            key={lineId}
            name={name}
            picture={accessoryPicturePath(id)}
            price={price}
            onRemove={() => removeLine(name, edited => removeAccessory(edited, lineId))}
          />
        ))}
        <GiftWrapCard {...{ cart, settings, editCart }} />
      </div>
      <p className="mt-5 max-w-[62ch] text-meta text-ink-2">
        {text.notReserved} {storedFor(settings.expiryMonths)}
      </p>
      <p className="mt-1.5 max-w-[62ch] text-note text-ink-3">{text.legalWarranty}</p>
    </div>
  )
}
