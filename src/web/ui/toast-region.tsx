import { type ComponentType, useEffect, useState } from 'react'
import { listenToToasts, type Saying } from './toast.ts'

/** Placed once a page. Downloads what shows toasts with the first one, and says every toast politely. */
export function ToastRegion() {
  const [result, setResult] = useState<readonly Saying[]>([])
  const [Shown, setShown] = useState<ComponentType<{ readonly said: readonly Saying[] }>>()
  useEffect(
    () =>
      listenToToasts(toast => {
        setResult(before => [...before, { toast, turn: before.length + 1 }])
        // Where it cannot be had, the page itself says the same.
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
        {/* A new element each time: the same words said again are heard again. */}
        {last && <span key={last.turn}>{last.toast.text}</span>}
      </div>
      {Shown && <Shown said={result} />}
    </>
  )
}
