import type { Ref } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Removal } from './use-removal.ts'

type RemovalNoticeProps = { readonly removal: Removal; readonly ref: Ref<HTMLDivElement> }

/** What was taken out, with the way back; or that it is back. */
export function RemovalNotice({ removal, ref }: RemovalNoticeProps) {
  const { cart, general } = useText()
  if (removal.kind === 'restored')
    return (
      <Notice ref={ref} tone="success">
        {cart.restored}
      </Notice>
    )
  const undo = (
    <Button tone="ghost" size="small" onClick={removal.undo}>
      {general.undo}
    </Button>
  )
  return (
    <Notice ref={ref} tone="info" action={undo}>
      {removal.said}
    </Notice>
  )
}
