import { createContext, type ReactNode, useContext } from 'react'
import type { Cart } from '#domain/cart/cart.ts'

/**
 * A cart that the page was server-rendered with, and what the browser has stored while the page is valid: by key
 * its time and version, `null` for nothing.
 */
export type ServerCart = {
  readonly cart: Cart
  readonly storedVersions: Readonly<Record<string, string | null>>
}

const ServerCartContext = createContext<ServerCart | undefined>(undefined)

type ServerCartProviderProps = {
  readonly rendered: ServerCart | undefined
  readonly children: ReactNode
}

/**
 * Wraps a page about the cart. Where hydration is deferred, static-page.ts compares this with what is stored now
 * (decision 35).
 */
export function ServerCartProvider({ rendered, children }: ServerCartProviderProps) {
  return (
    <ServerCartContext value={rendered}>
      {rendered && (
        <meta name="kintsu-drawn-from" content={JSON.stringify(rendered.storedVersions)} />
      )}
      {children}
    </ServerCartContext>
  )
}

/** `undefined` if the browser's cart is not known before it is read. */
export function useServerCart(): ServerCart | undefined {
  return useContext(ServerCartContext)
}
