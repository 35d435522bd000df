import { useState } from 'react'

/** The object of the render before for as long as its values are the same, so that what depends on it stays, too. */
export function useSameValues<Values extends object>(values: Values): Values {
  const [kept, setKept] = useState(values)
  if (kept === values || hasSameValues(kept, values)) return kept
  setKept(values)
  return values
}

function hasSameValues(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(value, others.get(key)))
  )
}
