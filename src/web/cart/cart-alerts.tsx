import { type Ref, useEffect } from 'react'
import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import { restoreCart } from '#web/client/cart-store.ts'
import { storedText } from '#web/client/stored-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Changes } from './refresh-alert.tsx'
import { RemovalAlert } from './removal-alert.tsx'
import { reviveText } from './revive-text.ts'
import type { CheckedCart } from './use-checked-cart.ts'
import { useFocusOn } from './use-focus-on.ts'

/** All alerts about the cart itself, above its lines; focus moves to those the customer caused. */
export function CartAlerts({ checked }: { readonly checked: CheckedCart }) {
  const { cart } = useText()
  const { cartInUse, removal, revived, refresh, instead, leaving } = checked
  const removalRef = useFocusOn<HTMLDivElement>(removal)
  const insteadRef = useFocusOn<HTMLDivElement>(instead)
  const refreshRef = useFocusOn<HTMLDivElement>(leaving.stoppedBy)
  useEffect(() => {
    // The alert is scrolled into view: after a reload far down the page the customer must see what changed above.
    if (refresh.alert) refreshRef.current?.scrollIntoView({ block: 'nearest' })
  }, [refresh.alert, refreshRef])
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {removal && <RemovalAlert ref={removalRef} removal={removal} />}
      {instead && (
        <Alert ref={insteadRef} tone={instead.kind === 'taken' ? 'success' : 'error'}>
          {instead.text}
        </Alert>
      )}
      {revived && (
        <Alert tone="warning" announce="polite">
          {reviveText(cart, revived)}
        </Alert>
      )}
      {refresh.alert && <RefreshAlertOf ref={refreshRef} alert={refresh.alert} checked={checked} />}
      {cartInUse.isReady && !storedText.isLasting() && (
        <Alert tone="warning">{cart.notStored}</Alert>
      )}
    </div>
  )
}

type RefreshAlertProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly alert: RefreshAlert
  readonly checked: CheckedCart
}

function RefreshAlertOf({ ref, alert, checked }: RefreshAlertProps) {
  const { cart } = useText()
  const common = { ref, tone: 'warning', announce: 'polite' } as const
  switch (alert.kind) {
    case 'changed':
      return (
        <Alert {...common} title={cart.changed}>
          <Changes {...alert} onInstead={checked.takeInstead} />
        </Alert>
      )
    case 'emptied':
      return (
        <Alert {...common} action={<UndoEmptied undo={alert.undo} checked={checked} />}>
          {cart.emptied}
        </Alert>
      )
    case 'not-checked':
      return (
        <Alert {...common} action={<NotCheckedActions checked={checked} />}>
          {cart.notChecked}
        </Alert>
      )
  }
}

type UndoEmptiedProps = Pick<Extract<RefreshAlert, { kind: 'emptied' }>, 'undo'> & {
  readonly checked: CheckedCart
}

function UndoEmptied({ undo, checked: { cartInUse, refresh } }: UndoEmptiedProps) {
  const { general } = useText()
  const restore = () => {
    restoreCart(cartInUse.place, undo, cartInUse.cart)
    refresh.dismiss()
  }
  return <SmallButton onClick={restore}>{general.undo}</SmallButton>
}

function NotCheckedActions({ checked: { refresh, leaving } }: { readonly checked: CheckedCart }) {
  const { cart, general } = useText()
  return (
    <span className="flex flex-wrap gap-2">
      <SmallButton onClick={() => void refresh.check()}>{general.retry}</SmallButton>
      <SmallButton onClick={leaving.go}>{cart.continueAnyway}</SmallButton>
    </span>
  )
}

type SmallButtonProps = { readonly onClick: () => void; readonly children: string }

function SmallButton(props: SmallButtonProps) {
  return <Button tone="ghost" size="small" {...props} />
}
