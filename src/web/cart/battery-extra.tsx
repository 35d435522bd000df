import { addBattery, removeBattery } from '#domain/cart/edit.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { ok } from '#domain/result.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { ExtraCard } from './extra-card.tsx'
import { ExtraToggle } from './extra-toggle.tsx'
import { RefusedText } from './refused-text.tsx'
import { type LineInUse, useAdding } from './use-adding.ts'

/** A new battery, fitted before the device is shipped; one that is no longer offered can still be removed. */
export function BatteryExtra({ phone, cart, editCart }: LineInUse) {
  const { cart: text } = useText()
  const format = useFormatPrice()
  const { add, refused } = useAdding({ cart, editCart })
  const chosen = cart.batteryCart.find(battery => battery.phoneId === phone.id)
  const offer = chosen ?? phone.batteryOffer
  if (!offer) return null
  const { id, price } = offer
  const toggle = () =>
    chosen
      ? editCart(edited => ok(removeBattery(edited, phone.id)))
      : add(edited => addBattery(edited, { id, price, phoneId: phone.id }))
  return (
    <ExtraCard
      title={text.battery}
      note={text.batteryNote}
      picture={accessoryPicturePath('battery')}
      aside={
        <ExtraToggle
          name={text.battery}
          price={format.total(price)}
          isChosen={chosen !== undefined}
          onToggle={toggle}
          refusalId={refused?.id}
        />
      }
      foot={<RefusedText refused={refused} />}
    />
  )
}
