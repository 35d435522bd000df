import { offlineBarId } from '#web/client/offline-bar-id.ts'
import { useText } from '#web/text/use-text.tsx'

/** Empty until its script shows a message; then visible at any scroll position. */
export function OfflineBar() {
  const { errors } = useText()
  return (
    <div
      id={offlineBarId}
      role="status"
      data-said={errors.offline}
      data-held={errors.offlineHeld}
      className="sticky top-0 z-40 bg-night text-center text-meta font-[560] text-paper forced-colors:[&:not(:empty)]:border-b print:hidden [&:not(:empty)]:px-4 [&:not(:empty)]:py-2"
    />
  )
}
