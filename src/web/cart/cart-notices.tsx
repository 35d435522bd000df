import { type Ref, useEffect } from 'react'
import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import { restoreCart } from '#web/client/cart-store.ts'
import { keptText } from '#web/client/kept-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Changes } from './refresh-notice.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { reviveWords } from './revive-words.ts'
import type { CheckedCart } from './use-checked-cart.ts'
import { useFocusOn } from './use-focus-on.ts'

/** All that the shopper is told about the cart itself, above its lines; focus follows what they caused. */
export function CartNotices({ checked }: { readonly checked: CheckedCart }) {
  const { cart } = useText()
  const { inUse, removal, revived, refresh, instead, leaving } = checked
  const removalRef = useFocusOn<HTMLDivElement>(removal)
  const insteadRef = useFocusOn<HTMLDivElement>(instead)
  const refreshRef = useFocusOn<HTMLDivElement>(leaving.stoppedBy)
  useEffect(() => {
    // A reload far down the page must not hide what changed above it.
    if (refresh.notice) refreshRef.current?.scrollIntoView({ block: 'nearest' })
  }, [refresh.notice, refreshRef])
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {removal && <RemovalNotice ref={removalRef} removal={removal} />}
      {instead && (
        <Notice ref={insteadRef} tone={instead.kind === 'taken' ? 'success' : 'error'}>
          {instead.said}
        </Notice>
      )}
      {revived && (
        <Notice tone="warning" announce="polite">
          {reviveWords(cart, revived)}
        </Notice>
      )}
      {refresh.notice && (
        <RefreshNoticeOf ref={refreshRef} notice={refresh.notice} checked={checked} />
      )}
      {inUse.isReady && !keptText.isLasting() && <Notice tone="warning">{cart.notKept}</Notice>}
    </div>
  )
}

type RefreshNoticeProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly notice: RefreshNotice
  readonly checked: CheckedCart
}

function RefreshNoticeOf({ ref, notice, checked }: RefreshNoticeProps) {
  const { cart } = useText()
  const common = { ref, tone: 'warning', announce: 'polite' } as const
  switch (notice.kind) {
    case 'changed':
      return (
        <Notice {...common} title={cart.changed}>
          <Changes {...notice} onInstead={checked.takeInstead} />
        </Notice>
      )
    case 'emptied':
      return (
        <Notice {...common} action={<UndoEmptied undo={notice.undo} checked={checked} />}>
          {cart.emptied}
        </Notice>
      )
    case 'not-checked':
      return (
        <Notice {...common} action={<WaysOn checked={checked} />}>
          {cart.notChecked}
        </Notice>
      )
  }
}

type UndoEmptiedProps = Pick<Extract<RefreshNotice, { kind: 'emptied' }>, 'undo'> & {
  readonly checked: CheckedCart
}

function UndoEmptied({ undo, checked: { inUse, refresh } }: UndoEmptiedProps) {
  const { general } = useText()
  const restore = () => {
    restoreCart(inUse.place, undo, inUse.cart)
    refresh.dismiss()
  }
  return <SmallButton onClick={restore}>{general.undo}</SmallButton>
}

function WaysOn({ checked: { refresh, leaving } }: { readonly checked: CheckedCart }) {
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
