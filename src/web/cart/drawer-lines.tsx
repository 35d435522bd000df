import type { Cart } from '#domain/cart/cart.ts'
import { removeAccessory, removePhone } from '#domain/cart/edit.ts'
import type { Accessory, PhoneLine } from '#domain/cart/line.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useText } from '#web/text/use-text.tsx'
import { DrawerLine } from './drawer-line.tsx'
import { amountOfLine, detailsOfLine } from './line-text.ts'
import type { RemoveLine } from './use-removal.ts'

type DrawerLinesProps = {
  readonly cart: Cart
  readonly removeLine: RemoveLine
  readonly phones: readonly PhoneLine[]
  readonly accessories?: readonly Accessory[]
}

/** Lines of the cart with a picture, the extras of each as text, and a remove button. */
export function DrawerLines({ cart, removeLine, phones, accessories = [] }: DrawerLinesProps) {
  const text = useText()
  return (
    <ul aria-label={text.cart.lines} className="grid gap-4">
      {phones.map(phone => (
        <DrawerLine
          key={phone.id}
          picture={phone.productImage}
          name={phone.naming.modelDisplayName}
          href={phone.productUrl}
          details={detailsOfLine(cart, phone, text)}
          amount={amountOfLine(cart, phone)}
          itemName={phone.naming.shortTitle}
          onRemove={() =>
            removeLine(phone.naming.shortTitle, edited => removePhone(edited, phone.id))
          }
        />
      ))}
      {accessories.map(accessory => (
        <AccessoryLine key={accessory.lineId} {...{ accessory, removeLine }} />
      ))}
    </ul>
  )
}

type AccessoryLineProps = Pick<DrawerLinesProps, 'removeLine'> & { readonly accessory: Accessory }

function AccessoryLine({ accessory, removeLine }: AccessoryLineProps) {
  const { cart } = useText()
  const { lineId, id, price, isWrappingTax } = accessory
  const name = isWrappingTax ? cart.giftWrap : accessory.name
  return (
    <DrawerLine
      picture={accessoryPicturePath(id)}
      name={name}
      amount={price}
      itemName={name}
      onRemove={() => removeLine(name, edited => removeAccessory(edited, lineId))}
    />
  )
}

type OtherLinesProps = Pick<DrawerLinesProps, 'cart' | 'removeLine'> & {
  readonly added: PhoneLine | undefined
}

/** The lines that were in the cart before the device that was just added. */
export function OtherLines({ cart, removeLine, added }: OtherLinesProps) {
  const { drawer } = useBuyingText()
  const phones = cart.phoneCart.filter(phone => phone !== added)
  const { accessoryCart: accessories } = cart
  if (phones.length + accessories.length === 0) return null
  return (
    <section className="grid gap-3">
      {added && <h3 className="border-t border-line pt-4">{drawer.others}</h3>}
      <DrawerLines {...{ cart, removeLine, phones, accessories }} />
    </section>
  )
}
