import type { Cart } from '#domain/cart/cart.ts'
import { giftWrapOf, setGiftWrap } from '#domain/cart/gift-wrap.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { cartRefusalText } from './cart-refusal-text.ts'
import { ExtraCard } from './extra-card.tsx'
import { PillRadios } from './pill-radios.tsx'

type GiftWrapCardProps = {
  readonly cart: Cart
  readonly settings: CartSettings
  readonly editCart: CartInUse['editCart']
}

/** Spec 4.5: one wrap for the whole cart; where a device forbids it, that is said instead. */
export const GiftWrapCard = ({ cart, settings, editCart }: GiftWrapCardProps) => {
  const text = useText()
  const write = useFormatPrice()
  const { giftWrap, giftWrapNote, without, extra } = text.cart
  const wrapped = setGiftWrap(cart, 'wrapped', settings)
  if (!wrapped.ok && wrapped.refusal.kind === 'gift-wrap-not-offered') return null
  if (!wrapped.ok)
    return <ExtraCard title={giftWrap} note={cartRefusalText(text, wrapped.refusal)} />
  return (
    <ExtraCard
      title={giftWrap}
      note={giftWrapNote}
      aside={
        <PillRadios
          legend={giftWrap}
          pills={[
            { value: 'plain', label: without },
            { value: 'wrapped', label: extra(write.shelf(settings.giftWrap.price)) },
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
