import type { ReviveWebhook } from '#domain/cart/revive.ts'

/** Why the drawer opens: to look at the cart, or because a device went into it, as the line of that id. */
export type DrawerRequest =
  | { readonly kind: 'look' }
  | {
      readonly kind: 'added'
      readonly lineId: string
      /** What happened to the stored cart, when the device was added to it. */
      readonly revived?: ReviveWebhook | undefined
    }

type Opener = (request: DrawerRequest) => Promise<void>

let opener: Opener | undefined

/** The page's one drawer says how it is opened; returns how to take that back. */
export function listenToDoor(next: Opener): () => void {
  opener = next
  return () => {
    opener = undefined
  }
}

/** False where the drawer cannot be downloaded: the caller has another way to say the same. */
export async function openDrawer(request: DrawerRequest): Promise<boolean> {
  try {
    await opener?.(request)
    return opener !== undefined
  } catch {
    return false
  }
}
