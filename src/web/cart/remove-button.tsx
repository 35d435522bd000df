import { Trash2 } from 'lucide-react'
import { useText } from '#web/text/use-text.tsx'

type RemoveButtonProps = { readonly name: string; readonly onRemove: () => void }

/** Its label names what it removes, because a page has several such buttons. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  const { cart, general } = useText()
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={cart.remove(name)}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-[6px] text-label font-semibold text-ink-2 underline-offset-3 hover:text-rust hover:underline"
    >
      <Trash2 size={15} aria-hidden="true" />
      {general.remove}
    </button>
  )
}
