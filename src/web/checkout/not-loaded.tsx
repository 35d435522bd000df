import { useText } from '#web/text/use-text.tsx'

/** A list that did not come, with the way to ask for it again. */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { general, checkout } = useText()
  return (
    <p role="status" className="mt-1.5 text-note text-rust">
      {checkout.address.notLoaded}{' '}
      <button type="button" onClick={onRetry} className="min-h-6 font-semibold underline">
        {general.retry}
      </button>
    </p>
  )
}
