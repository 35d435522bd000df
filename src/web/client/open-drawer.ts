import type { ReviveAlert } from '#domain/cart/revive.ts'

/** Why the drawer opens: to show the cart, or because a device was added as the line with that id. */
export type DrawerRequest =
  | { readonly kind: 'look' }
  | {
      readonly kind: 'added'
      readonly lineId: string
      /** What happened to the stored cart, when the device was added to it. */
      readonly revived?: ReviveAlert | undefined
    }

type Opener = (request: DrawerRequest) => Promise<void>

let opener: Opener | undefined

/** The page's one drawer registers how it is opened; returns a function that unregisters it. */
export function listenToDrawer(next: Opener): () => void {
  opener = next
  return () => {
    opener = undefined
  }
}

/** `false` if the drawer cannot be downloaded: the caller must then show the result in another way. */
export async function openDrawer(request: DrawerRequest): Promise<boolean> {
  try {
    await opener?.(request)
    return opener !== undefined
  } catch {
    return false
  }
}
