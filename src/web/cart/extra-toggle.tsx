import { X } from 'lucide-react'
import { useText } from '#web/text/use-text.tsx'

type ExtraToggleProps = {
  readonly name: string
  /** Already formatted for the market; without a price the extra is free. */
  readonly price: string | undefined
  readonly isChosen: boolean
  readonly onToggle: () => void
  /** The id of the element that says why the extra was refused. */
  readonly refusalId?: string | undefined
}

const toggleClass =
  'inline-flex min-h-9 shrink-0 items-center justify-center gap-1.5 rounded-full border border-line-2 bg-paper px-3.5 py-1.5 text-label font-semibold whitespace-nowrap transition-colors hover:border-control aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:outline-2'

/** One click adds the extra to the cart, the next removes it. */
export function ExtraToggle(props: ExtraToggleProps) {
  const { name, price, isChosen, onToggle, refusalId } = props
  const { cart, general } = useText()
  const priceText = price === undefined ? general.free : cart.extra(price)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${priceText}, ${name}`}
      aria-describedby={refusalId}
      onClick={onToggle}
      className={toggleClass}
    >
      {priceText}
      {isChosen && <X size={14} strokeWidth={2.5} aria-hidden="true" />}
    </button>
  )
}
