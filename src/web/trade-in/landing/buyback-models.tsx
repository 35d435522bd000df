import { beginPath } from '#domain/trade-in/begin-path.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { smallView } from '#web/ui/picture-views.ts'

type BuybackModelsProps = { readonly models: readonly BuybackModel[] }

/** Models as buttons that start the questions with the first ones already answered. */
export function BuybackModels({ models }: BuybackModelsProps) {
  const { market, base } = useMarket()
  return (
    <form method="post" action={base + beginPath(market, 'model')} className="mt-5">
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {models.map(model => (
          <li key={model.product.model.id} className="min-w-0">
            <ModelButton {...model} />
          </li>
        ))}
      </ul>
    </form>
  )
}

function ModelButton({ product, most }: BuybackModel) {
  const { upTo } = useTradeInLandingText()
  const { shelf } = useFormatPrice()
  const { model } = product
  return (
    <button
      type="submit"
      name="answer"
      value={model.id}
      className="flex h-full w-full items-center gap-3 rounded-tile border border-line bg-paper p-3 text-left transition-colors hover:border-jade"
    >
      <span className="plinth grid size-16 shrink-0 place-items-center rounded-input">
        <DevicePicture
          product={product}
          view={smallView[model.type]}
          isDecorative
          className="size-14"
        />
      </span>
      <span className="min-w-0">
        <span className="block leading-tight font-bold">
          {model.brand} {model.name}
        </span>
        <span className="mt-1 block text-meta text-ink-2">{upTo(shelf(most))}</span>
      </span>
    </button>
  )
}
