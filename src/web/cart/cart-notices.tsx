import type { Ref } from 'react'
import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import type { ReviveNotice } from '#domain/cart/revive.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Changes } from './refresh-notice.tsx'
import { reviveWords } from './revive-words.ts'
import type { Removal } from './use-removal.ts'

type CartNoticesProps = {
  readonly removal: Removal | undefined
  readonly revived: ReviveNotice | undefined
  readonly refreshed: RefreshNotice | undefined
  readonly isLasting: boolean
  readonly onRestore: (notice: Extract<RefreshNotice, { kind: 'emptied' }>) => void
  readonly onRetry: () => void
  readonly onContinue: () => void
  readonly removalRef: Ref<HTMLDivElement>
  readonly refreshRef: Ref<HTMLDivElement>
}

/** All that the shopper is told about the cart itself, above its lines. */
export const CartNotices = (props: CartNoticesProps) => {
  const { cart } = useText()
  const { removal, revived, refreshed } = props
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {removal && <RemovalNotice ref={props.removalRef} removal={removal} />}
      {revived && (
        <Notice tone="warning" announce="polite">
          {reviveWords(cart, revived)}
        </Notice>
      )}
      {refreshed && <RefreshNoticeOf {...props} refreshed={refreshed} />}
      {!props.isLasting && <Notice tone="warning">{cart.notKept}</Notice>}
    </div>
  )
}

type RemovalNoticeProps = {
  readonly removal: Removal
  readonly ref: Ref<HTMLDivElement>
}

const RemovalNotice = ({ removal, ref }: RemovalNoticeProps) => {
  const { cart, general } = useText()
  switch (removal.kind) {
    case 'restored':
      return (
        <Notice ref={ref} tone="success">
          {cart.restored}
        </Notice>
      )
    case 'removed': {
      const undo = <SmallButton onClick={removal.undo}>{general.undo}</SmallButton>
      return (
        <Notice ref={ref} tone="info" action={undo}>
          {removal.said}
        </Notice>
      )
    }
  }
}

type RefreshNoticeProps = Omit<CartNoticesProps, 'refreshed'> & {
  readonly refreshed: RefreshNotice
}

const RefreshNoticeOf = (props: RefreshNoticeProps) => {
  const { cart, general } = useText()
  const { refreshed, refreshRef } = props
  const common = { ref: refreshRef, tone: 'warning', announce: 'polite' } as const
  switch (refreshed.kind) {
    case 'changed':
      return (
        <Notice {...common} title={cart.changed}>
          <Changes {...refreshed} />
        </Notice>
      )
    case 'emptied': {
      const undo = (
        <SmallButton onClick={() => props.onRestore(refreshed)}>{general.undo}</SmallButton>
      )
      return (
        <Notice {...common} action={undo}>
          {cart.emptied}
        </Notice>
      )
    }
    case 'not-checked': {
      const ways = (
        <span className="flex flex-wrap gap-2">
          <SmallButton onClick={props.onRetry}>{general.retry}</SmallButton>
          <SmallButton onClick={props.onContinue}>{cart.continueAnyway}</SmallButton>
        </span>
      )
      return (
        <Notice {...common} action={ways}>
          {cart.notChecked}
        </Notice>
      )
    }
  }
}

type SmallButtonProps = { readonly onClick: () => void; readonly children: string }

const SmallButton = (props: SmallButtonProps) => <Button tone="ghost" size="small" {...props} />
