import { hasItems } from '#domain/cart/cart.ts'
import { phoneOf } from '#domain/cart/edit.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { BuyingText } from '#text/cart/buying-page/ro.ts'
import { useCart } from '#web/client/use-cart.ts'
import { BuyingTextProvider } from '#web/text/use-buying-text.tsx'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { DrawerRequest } from '../client/open-drawer.ts'
import { CrossSell } from './cross-sell.tsx'
import { DrawerEmpty } from './drawer-empty.tsx'
import { DrawerFooter } from './drawer-footer.tsx'
import { DrawerLines, OtherLines } from './drawer-lines.tsx'
import { RemovalAlert } from './removal-alert.tsx'
import { reviveText } from './revive-text.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useRemoval } from './use-removal.ts'
import { useReviveAlert } from './use-revive-alert.ts'

type CartDrawerProps = {
  readonly request: DrawerRequest
  readonly isOpen: boolean
  readonly settings: Pick<MarketSettings, 'cart' | 'flags'> & {
    /** Wallets are configured. */
    readonly hasWallets?: true
  }
  readonly text: BuyingText
  readonly onClose: () => void
}

/** The cart beside the page; after a device was added, its line comes first, with what goes with it. */
export function CartDrawer({ request, isOpen, settings, text, onClose }: CartDrawerProps) {
  const { cart: cartText } = useText()
  const cartInUse = useCart(settings.cart)
  const { removal, removeLine } = useRemoval(cartInUse)
  const revived =
    useReviveAlert(cartInUse) ?? (request.kind === 'added' ? request.revived : undefined)
  const removalRef = useFocusOn<HTMLDivElement>(removal)
  const { cart, editCart } = cartInUse
  const added = request.kind === 'added' ? phoneOf(cart, request.lineId) : undefined
  return (
    <BuyingTextProvider text={text}>
      <Sheet
        side="right"
        isOpen={isOpen}
        onClose={onClose}
        title={added ? text.drawer.added : cartText.title}
        footer={
          hasItems(cart) ? (
            <DrawerFooter {...{ cart, onClose }} hasWallets={settings.hasWallets} />
          ) : undefined
        }
      >
        <div className="grid grid-cols-1 gap-4">
          {removal && <RemovalAlert ref={removalRef} removal={removal} />}
          {revived && <Alert tone="warning">{reviveText(cartText, revived)}</Alert>}
          {added && <DrawerLines {...{ cart, removeLine }} phones={[added]} />}
          {added && settings.flags.hasCrossSell && (
            <CrossSell {...{ cart, editCart }} phone={added} />
          )}
          <OtherLines {...{ cart, removeLine, added }} />
          {!hasItems(cart) && <DrawerEmpty onClose={onClose} />}
        </div>
      </Sheet>
    </BuyingTextProvider>
  )
}
