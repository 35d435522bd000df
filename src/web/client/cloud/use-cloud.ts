import { useEffect } from 'react'
import type { CartPlace } from '../cart-store.ts'
import { storedText } from '../stored-text.ts'
import { linkKeyOf } from './link-key.ts'
import { isMemberHere } from './member-cookies.ts'

type Frame = Pick<CartPlace, 'market'> & {
  readonly prefix: string
  readonly path: string
  readonly settings: { readonly cart: CartPlace['settings'] }
}

/** The cart sync is downloaded for members, and to remove what one left behind; visitors never load it. */
export function useCloud({ market, settings: { cart: settings }, prefix, path }: Frame): void {
  useEffect(() => {
    const isNeeded = isMemberHere() || storedText.read(linkKeyOf(market)) !== undefined
    if (!isNeeded) return
    const leaving = new AbortController()
    const start = async () => {
      const { startCloud } = await import('./start-cloud.ts')
      if (!leaving.signal.aborted) startCloud({ market, settings, prefix, path }, leaving.signal)
    }
    // A page that cannot download the cart sync still has its cart.
    start().catch(() => undefined)
    return () => leaving.abort()
  }, [market, settings, prefix, path])
}
