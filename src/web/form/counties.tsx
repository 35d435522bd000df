import { createContext, useContext } from 'react'
import type { Place } from '#domain/address/address.ts'

const CountiesContext = createContext<readonly Place[] | undefined>(undefined)

/** Provides the counties of the market to every address form below. */
export const CountiesProvider = CountiesContext.Provider

export function useCounties(): readonly Place[] {
  const counties = useContext(CountiesContext)
  if (counties === undefined) throw new Error('useCounties is called outside CountiesProvider')
  return counties
}
