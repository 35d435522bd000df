import type { Money } from '#domain/money/money.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { RemoveButton } from './remove-button.tsx'

type SmallLineProps = {
  readonly name: string
  readonly note?: string | undefined
  readonly price: Money
  readonly onRemove: () => void
}

/** A battery or an accessory: a name, a price, and the way out. */
export const SmallLine = ({ name, note, price, onRemove }: SmallLineProps) => {
  const { cart } = useText()
  const write = useFormatPrice()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tile border border-line bg-paper px-4 py-2.5">
      <div className="min-w-[min(9rem,100%)] flex-1">
        <p className="font-bold">{name}</p>
        {note !== undefined && <p className="text-meta text-ink-2">{note}</p>}
      </div>
      <p className="font-bold whitespace-nowrap">{cart.extra(write.shelf(price))}</p>
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
  )
}
