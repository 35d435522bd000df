import { type ComponentType, useEffect, useState } from 'react'
import { listenToToasts, type Saying } from './toast.ts'

/** Rendered once per page. Downloads the toaster with the first toast, and announces every toast politely. */
export function ToastRegion() {
  const [result, setResult] = useState<readonly Saying[]>([])
  const [Shown, setShown] = useState<ComponentType<{ readonly shown: readonly Saying[] }>>()
  useEffect(
    () =>
      listenToToasts(toast => {
        setResult(before => [...before, { toast, turn: before.length + 1 }])
        // If the download fails, the page itself shows the same information.
        import('./toaster.tsx').then(
          ({ Toaster }) => setShown(() => Toaster),
          () => undefined,
        )
      }),
    [],
  )
  const last = result.at(-1)
  return (
    <>
      <div role="status" className="sr-only">
        {/* A new element each time, so that a repeated text is announced again. */}
        {last && <span key={last.turn}>{last.toast.text}</span>}
      </div>
      {Shown && <Shown shown={result} />}
    </>
  )
}
