import type { OrderLineView } from '#domain/order/order-view.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { LinePicture } from '../ui/line-picture.tsx'

/** Every device with its extras below it; an item that belongs to no device is listed separately. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLineView[] }) {
  const heads = lines.filter(line => line.belongsTo === undefined)
  return (
    <ul className="mt-2 grid">
      {heads.map(line => (
        <HeadLine
          key={line.position}
          line={line}
          parts={lines.filter(part => part.belongsTo === line.position)}
        />
      ))}
    </ul>
  )
}

type HeadLineProps = { readonly line: OrderLineView; readonly parts: readonly OrderLineView[] }

function HeadLine({ line, parts }: HeadLineProps) {
  const { total } = useFormatPrice()
  return (
    <li className="flex gap-3 border-t border-line py-3.5 first:border-t-0">
      {line.picture !== undefined && <LinePicture src={line.picture} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 flex-1 basis-40 text-[1rem]">
            <WholeMeasures name={line.title} />
          </h3>
          <p className="ml-auto font-bold">{total(line.price)}</p>
        </div>
        {parts.length > 0 && (
          <ul className="mt-2 grid gap-1 text-meta text-ink-2">
            {parts.map(part => (
              <li key={part.position} className="flex justify-between gap-3">
                <span className="min-w-0">+ {part.title}</span>
                <span className="whitespace-nowrap">{total(part.price)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
