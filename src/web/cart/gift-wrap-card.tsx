import type { Cart } from '#domain/cart/cart.ts'
import { giftWrapOf, setGiftWrap } from '#domain/cart/gift-wrap.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PillRadios } from '#web/ui/pill-radios.tsx'
import { ExtraCard } from './extra-card.tsx'

type GiftWrapCardProps = {
  readonly cart: Cart
  readonly settings: CartSettings
  readonly editCart: CartInUse['editCart']
}

/** One gift wrap for the whole cart; if a device rules it out, the card says so instead (Spec 4.5). */
export function GiftWrapCard({ cart, settings, editCart }: GiftWrapCardProps) {
  const { cart: text, general } = useText()
  const format = useFormatPrice()
  const { giftWrap, giftWrapNote, without, extra, noGiftWrapFor } = text
  const wrapped = setGiftWrap(cart, 'wrapped', settings)
  if (!wrapped.ok) {
    const { refusal } = wrapped
    if (refusal.kind === 'gift-wrap-not-offered') return null
    return <ExtraCard title={giftWrap} note={noGiftWrapFor(general.category[refusal.deviceType])} />
  }
  return (
    <ExtraCard
      title={giftWrap}
      note={giftWrapNote}
      picture={accessoryPicturePath('gift-wrap')}
      aside={
        <PillRadios
          legend={giftWrap}
          pills={[
            { value: 'plain', label: without },
            { value: 'wrapped', label: extra(format.total(settings.giftWrap.price)) },
          ]}
          value={giftWrapOf(cart) ? 'wrapped' : 'plain'}
          onChange={value =>
            editCart(edited =>
              setGiftWrap(edited, value === 'wrapped' ? 'wrapped' : 'plain', settings),
            )
          }
        />
      }
    />
  )
}
