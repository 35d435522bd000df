import { useEffect } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { markets } from '#domain/market/market.ts'
import { forgetCart } from '#web/client/cart-store.ts'
import { forgetCheckout } from '#web/client/checkout-store.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

/** After the account was erased: this browser removes its data of the account, too. */
export function GoneScreen() {
  const { gone } = useAccountText()
  const { base, market } = useMarket()
  useEffect(() => {
    for (const each of markets) {
      forgetCart(each)
      forgetCheckout(each)
    }
  }, [])
  return (
    <section className="wrap max-w-[calc(40rem+3rem)] py-10 sm:py-14">
      <h1>{gone.title}</h1>
      <Seam className="mt-4 mb-6" />
      <p className="text-ink-2">{gone.text}</p>
      <ButtonLink href={base + buildUrl(market, 'home')} className="mt-6">
        {gone.toShop}
      </ButtonLink>
    </section>
  )
}
