import { useState } from 'react'
import { type Cart, deviceTypesOf, hasItems } from '#domain/cart/cart.ts'
import { fetchSimilar } from '#web/client/cart-similar-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { Carousel } from './carousel.tsx'
import { SimilarCard } from './similar-card.tsx'

const maxCards = 12

/** Devices similar to the first one in the cart, popular ones if the cart is empty; nothing if none is available. */
export function SimilarDevices({ cart }: { readonly cart: Cart }) {
  const { carousel: text } = useBuyingText()
  const [initialCart] = useState(cart)
  const [type = 'any'] = deviceTypesOf(initialCart)
  const found = useLoaded(type, signal => fetchSimilar(initialCart, signal))
  if (found.kind !== 'loaded') return null
  const productIdsInCart = new Set(cart.phoneCart.map(phone => phone.productId))
  const cards = found.value
    .filter(card => !productIdsInCart.has(card.product.id))
    .slice(0, maxCards)
  if (cards.length === 0) return null
  return (
    <Carousel title={hasItems(initialCart) ? text.similar : text.popular}>
      {cards.map(card => (
        <SimilarCard key={card.offer.listingId} card={card} />
      ))}
    </Carousel>
  )
}
