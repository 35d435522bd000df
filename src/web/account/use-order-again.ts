import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { type OrderAgain, reorder } from '#domain/cart/reorder.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { newId } from '#web/client/new-id.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'

export type Outcome =
  | { readonly kind: 'added'; readonly isAnything: boolean; readonly gone: readonly string[] }
  | { readonly kind: 'refused'; readonly text: string }

/** Requests which items can be bought again and adds them to this browser's cart, once per response. */
export function useOrderAgain(settings: CartSettings) {
  const { product, general } = useText()
  const { market } = useMarket()
  const { Form, state, data } = useFetcher<{ readonly again: OrderAgain }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const again = data?.again
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is put into the cart once
  useEffect(() => {
    if (!again) return
    const addAll = async () => {
      // The cart store is downloaded only when something is added to it.
      const store = await import('#web/client/cart-store.ts')
      const place = { market, settings }
      const added = store.changeCart(place, cart => reorder(cart, again, newId))
      if (!added.ok)
        return setOutcome({ kind: 'refused', text: refusalText(added.refusal, product) })
      const isAnything = again.devices.length + again.accessories.length > 0
      setOutcome({ kind: 'added', isAnything, gone: again.gone })
    }
    addAll().catch(() => setOutcome({ kind: 'refused', text: general.offline }))
  }, [again])
  return { Form, isBusy: state !== 'idle', outcome: state === 'idle' ? outcome : undefined }
}
