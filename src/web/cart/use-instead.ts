import { useState } from 'react'
import { addInstead } from '#domain/cart/instead.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import type { Alternative } from '#domain/cart/shelf.ts'
import { newId } from '#web/client/new-id.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { refusalText } from '#web/form/refusal-text.ts'
import { useText } from '#web/text/use-text.tsx'
import type { CartRefresh } from './use-refresh.ts'

export type TakeInstead = (line: PhoneLine, alternative: Alternative) => void

/** The result of taking another grade, as text for the page. */
export type Instead = { readonly kind: 'taken' | 'refused'; readonly text: string }

/** Puts another grade in place of a dropped line and checks the cart against the shelf at once. */
export function useInstead({ editCart }: CartInUse, refresh: CartRefresh) {
  const { cart: text, general, product } = useText()
  const [instead, setInstead] = useState<Instead>()
  const takeInstead: TakeInstead = (line, alternative) => {
    const battery = batteryOf(refresh, line)
    const added = editCart(cart =>
      addInstead(cart, line, { alternative, battery, lineId: newId() }),
    )
    if (!added.ok) return setInstead({ kind: 'refused', text: refusalText(added.refusal, product) })
    refresh.settle(line.id)
    const grade = general.grade[alternative.grade]
    setInstead({ kind: 'taken', text: text.tookInstead(line.naming.modelDisplayName, grade) })
    void refresh.check()
  }
  return { instead, takeInstead }
}

function batteryOf({ alert }: CartRefresh, { id }: PhoneLine) {
  return alert?.kind === 'changed'
    ? alert.dropped.flatMap(({ line }) =>
        line.kind === 'battery' && line.line.phoneId === id ? [line.line] : [],
      )[0]
    : undefined
}
