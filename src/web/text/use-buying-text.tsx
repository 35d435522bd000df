import { createContext, type ReactNode, useContext } from 'react'
import type { BuyingText } from '#text/cart/buying-page/ro.ts'

const BuyingTextContext = createContext<BuyingText | undefined>(undefined)

type BuyingTextProviderProps = { readonly text: BuyingText; readonly children: ReactNode }

export function BuyingTextProvider({ text, children }: BuyingTextProviderProps) {
  return <BuyingTextContext value={text}>{children}</BuyingTextContext>
}

export function useBuyingText(): BuyingText {
  const text = useContext(BuyingTextContext)
  if (text === undefined) throw new Error('useBuyingText is called outside BuyingTextProvider')
  return text
}
