import { useState } from 'react'

type Values = Readonly<Record<string, unknown>>

/**
 * The object of the render before for as long as its values are the same, so that what depends on it stays, too. None of
 * the values may be made anew for each render.
 */
export function useSameValues<Given extends Values>(given: Given): Given {
  const [kept, setKept] = useState(given)
  if (isSame(kept, given)) return kept
  setKept(given)
  return given
}

function isSame(one: Values, other: Values): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every(key => Object.is(one[key], other[key]))
  )
}
