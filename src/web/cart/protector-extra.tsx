import { removeAccessory } from '#domain/cart/edit.ts'
import { addFreeProtector, freeProtectorsFor } from '#domain/cart/free-protector.ts'
import type { AccessoryOffer } from '#domain/cart/line.ts'
import { freeProtectorOf } from '#domain/cart/protector-price.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { ok } from '#domain/result.ts'
import { newId } from '#web/client/new-id.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { ExtraCard } from './extra-card.tsx'
import { ExtraToggle } from './extra-toggle.tsx'
import { RefusedText } from './refused-text.tsx'
import { type LineInUse, useAdding } from './use-adding.ts'

/** A free screen protector, added with one click (Spec 3.4, free screen protectors). */
export function ProtectorExtra({ phone, cart, editCart }: LineInUse) {
  const text = useBuyingText()
  const { add, refused } = useAdding({ cart, editCart })
  const chosen = freeProtectorOf(phone)
  const offers: readonly Pick<AccessoryOffer, 'id' | 'name'>[] = chosen
    ? [chosen]
    : freeProtectorsFor(phone)
  const toggle = (id: string) =>
    chosen
      ? editCart(edited => ok(removeAccessory(edited, chosen.lineId)))
      : add(edited => addFreeProtector(edited, phone.id, { id, lineId: newId() }))
  return offers.map(({ id, name }) => (
    <ExtraCard
      key={id}
      title={name}
      note={text.protectorNote}
      picture={accessoryPicturePath(id)}
      aside={
        <ExtraToggle
          name={name}
          price={undefined}
          isChosen={chosen !== undefined}
          onToggle={() => toggle(id)}
          refusalId={refused?.id}
        />
      }
      foot={<RefusedText refused={refused} />}
    />
  ))
}
