import { Check } from 'lucide-react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type AddedTextProps = {
  readonly state: 'added' | 'taken-back'
  readonly name: string
  readonly className?: string
}

/** The toast's message stays on the card: that the piece is in the cart, or was removed again. */
export function AddedText({ state, name, className }: AddedTextProps) {
  const { cart, product } = useText()
  const { market, base } = useMarket()
  if (state === 'taken-back') return <span className={className}>{cart.removed(name)}</span>
  return (
    <span className={className}>
      <Check size={16} aria-hidden="true" className="mr-1 inline text-jade" />
      <span className="sr-only">{product.added(name)} </span>
      <TextLink href={base + buildUrl(market, 'cart')}>{product.toCart}</TextLink>
    </span>
  )
}
