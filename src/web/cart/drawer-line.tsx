import type { Money } from '#domain/money/money.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { Dotted } from '#web/ui/dotted.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { RemoveButton } from './remove-button.tsx'

type DrawerLineProps = {
  readonly picture: string
  readonly name: string
  /** A path within the market, if the line has a page. */
  readonly href?: string
  readonly details?: string
  readonly amount: Money
  /** The name of the item, for the label of the remove button. */
  readonly itemName: string
  readonly onRemove: () => void
}

export function DrawerLine(props: DrawerLineProps) {
  const { picture, name, href, details, amount, itemName, onRemove } = props
  const { base } = useMarket()
  const format = useFormatPrice()
  return (
    <li className="flex gap-3.5">
      <Plinth className="size-18 shrink-0 self-start overflow-hidden p-1.5">
        <img src={picture} alt="" width={60} height={60} className="h-full object-contain" />
      </Plinth>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0 font-bold">
            {href === undefined ? (
              name
            ) : (
              <TextLink tone="ink" href={base + href}>
                {name}
              </TextLink>
            )}
          </p>
          <p className="ml-auto font-bold">{format.total(amount)}</p>
        </div>
        {details !== undefined && (
          <p className="text-meta text-ink-2">
            <Dotted line={details} />
          </p>
        )}
        <RemoveButton name={itemName} onRemove={onRemove} />
      </div>
    </li>
  )
}
