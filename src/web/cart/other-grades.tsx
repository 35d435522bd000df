import type { PhoneLine } from '#domain/cart/line.ts'
import type { Alternative } from '#domain/cart/shelf.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { TakeInstead } from './use-instead.ts'

type OtherGradesProps = {
  readonly line: PhoneLine
  readonly alternatives: readonly Alternative[]
  readonly onInstead: TakeInstead | undefined
}

/**
 * The same product in the grades still available, each to view or to add; otherwise its page, which shows similar
 * devices.
 */
export function OtherGrades({ line, alternatives, onInstead }: OtherGradesProps) {
  const { cart, general } = useText()
  const { base } = useMarket()
  const format = useFormatPrice()
  const { modelDisplayName: name } = line.naming
  if (alternatives.length === 0)
    return (
      <TextLink href={base + line.productUrl} className="font-semibold">
        {cart.sameModel(name)}
      </TextLink>
    )
  return alternatives.map(alternative => (
    <span
      key={alternative.listingId}
      className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5"
    >
      <TextLink href={base + alternative.productUrl} className="font-semibold">
        {cart.inGrade(general.grade[alternative.grade], format.total(alternative.price))}
      </TextLink>
      {onInstead && (
        <Button
          tone="ghost"
          size="small"
          aria-label={`${cart.takeInstead}: ${name}, ${general.grade[alternative.grade]}`}
          onClick={() => onInstead(line, alternative)}
        >
          {cart.takeInstead}
        </Button>
      )}
    </span>
  ))
}
