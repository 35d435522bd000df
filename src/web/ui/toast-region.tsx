import { type ComponentType, useEffect, useState } from 'react'
import { listenToToasts, type NumberedToast } from './toast.ts'

/** Rendered once per page. Downloads the toaster with the first toast, and announces every toast politely. */
export function ToastRegion() {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([])
  const [LoadedToaster, setLoadedToaster] =
    useState<ComponentType<{ readonly toasts: readonly NumberedToast[] }>>()
  useEffect(
    () =>
      listenToToasts(toast => {
        setToasts(before => [...before, { toast, number: before.length + 1 }])
        // If the download fails, the page itself shows the same information.
        import('./toaster.tsx').then(
          ({ Toaster }) => setLoadedToaster(() => Toaster),
          () => undefined,
        )
      }),
    [],
  )
  const last = toasts.at(-1)
  return (
    <>
      <div role="status" className="sr-only">
        {/* A new element each time, so that a repeated text is announced again. */}
        {last && <span key={last.number}>{last.toast.text}</span>}
      </div>
      {LoadedToaster && <LoadedToaster toasts={toasts} />}
    </>
  )
}
