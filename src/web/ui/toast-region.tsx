import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { listenToToasts } from './toast.ts'

/** Placed once a page. Downloads the toaster with the first toast, and says every toast politely. */
export const ToastRegion = () => {
  const [said, setSaid] = useState('')
  const [Toaster, setToaster] = useState<ComponentType>()
  const { undo } = useText().general
  useEffect(
    () =>
      listenToToasts(async toast => {
        setSaid(toast.text)
        const toaster = await import('./toaster.tsx')
        setToaster(() => toaster.Toaster)
        toaster.sayWithSonner(toast, undo)
      }),
    [undo],
  )
  return (
    <>
      <div role="status" className="sr-only">
        {said}
      </div>
      {Toaster && <Toaster />}
    </>
  )
}
