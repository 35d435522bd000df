import { createContext, type ReactNode, useContext } from 'react'
import type { Cart } from '#domain/cart/cart.ts'

/** A cart the server drew the page with, and what the browser keeps while the page is right: by key its time and version, null for nothing. */
export type ServerCart = {
  readonly cart: Cart
  readonly kept: Readonly<Record<string, string | null>>
}

const ServerCartContext = createContext<ServerCart | undefined>(undefined)

type ServerCartProviderProps = {
  readonly drawn: ServerCart | undefined
  readonly children: ReactNode
}

/** Around a page about the cart. Where it sleeps, still.ts compares what is kept now (decision 35). */
export function ServerCartProvider({ drawn, children }: ServerCartProviderProps) {
  return (
    <ServerCartContext value={drawn}>
      {drawn && <meta name="kintsu-drawn-from" content={JSON.stringify(drawn.kept)} />}
      {children}
    </ServerCartContext>
  )
}

/** Undefined where the browser's cart is not known before it is asked. */
export function useServerCart(): ServerCart | undefined {
  return useContext(ServerCartContext)
}
