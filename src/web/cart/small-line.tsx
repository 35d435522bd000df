import type { Money } from '#domain/money/money.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { RemoveButton } from './remove-button.tsx'

type SmallLineProps = {
  readonly name: string
  readonly picture: string
  readonly price: Money
  readonly onRemove: () => void
}

/** A separate accessory: its picture, name, price and remove button. */
export function SmallLine({ name, picture, price, onRemove }: SmallLineProps) {
  const { cart } = useText()
  const format = useFormatPrice()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tile border border-line bg-paper px-4 py-2.5">
      <div className="flex min-w-[min(12rem,100%)] flex-1 items-center gap-3">
        <img src={picture} alt="" width={52} height={39} loading="lazy" className="shrink-0" />
        <p className="min-w-0 font-bold">
          <WholeMeasures name={name} />
        </p>
      </div>
      <p className="font-bold whitespace-nowrap">{cart.extra(format.total(price))}</p>
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
  )
}
