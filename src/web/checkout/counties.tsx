import { createContext, useContext } from 'react'
import type { Place } from '#domain/address/address.ts'

const CountiesContext = createContext<readonly Place[] | undefined>(undefined)

/** The counties of the market, for every address form below. */
export const CountiesProvider = CountiesContext.Provider

export function useCounties(): readonly Place[] {
  const counties = useContext(CountiesContext)
  if (counties === undefined) throw new Error('useCounties is called outside CountiesProvider')
  return counties
}
