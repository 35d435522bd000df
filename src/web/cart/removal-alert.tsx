import type { Ref } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Removal } from './use-removal.ts'

type RemovalAlertProps = { readonly removal: Removal; readonly ref: Ref<HTMLDivElement> }

/** What was removed, with an undo button; or that it was restored. */
export function RemovalAlert({ removal, ref }: RemovalAlertProps) {
  const { cart, general } = useText()
  if (removal.kind === 'restored')
    return (
      <Alert ref={ref} tone="success">
        {cart.restored}
      </Alert>
    )
  const undo = (
    <Button tone="ghost" size="small" onClick={removal.undo}>
      {general.undo}
    </Button>
  )
  return (
    <Alert ref={ref} tone="info" action={undo}>
      {removal.text}
    </Alert>
  )
}
