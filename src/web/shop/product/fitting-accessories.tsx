import type { RelatedAccessory } from '#domain/cart/related-accessories.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { Model } from '#domain/device/device.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { AddedText } from '../accessories/added-text.tsx'
import { useAddAccessory } from '../accessories/use-add-accessory.ts'

type FittingAccessoriesProps = {
  readonly model: Model
  readonly accessories: readonly RelatedAccessory[]
  readonly settings: CartSettings
}

/** The best accessory of each type that fits, in one scrollable row; added separately, with or without the device. */
export function FittingAccessories({ model, accessories, settings }: FittingAccessoriesProps) {
  const { product } = useText()
  const { market, base } = useMarket()
  if (accessories.length === 0) return undefined
  return (
    <section aria-labelledby="fitting-title" className="wrap py-7 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="fitting-title">{product.fitting(`${model.brand} ${model.name}`)}</h2>
        <TextLink href={base + categoryPath(market, 'accessories')} className="font-semibold">
          {product.allAccessories}
        </TextLink>
      </div>
      <ul className="mt-6 -mb-2 flex snap-x gap-2.5 overflow-x-auto overscroll-x-contain pb-2 sm:gap-4.5">
        {accessories.map(accessory => (
          <li key={accessory.id} className="w-40 shrink-0 snap-start sm:w-52">
            <FittingCard accessory={accessory} settings={settings} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FittingCardProps = {
  readonly accessory: RelatedAccessory
  readonly settings: CartSettings
}

function FittingCard({ accessory, settings }: FittingCardProps) {
  const { product } = useText()
  const { shelf } = useFormatPrice()
  const { state, add } = useAddAccessory(accessory, settings)
  const { id, name, price } = accessory
  return (
    <article className="fitting-card">
      <FittingPicture id={id} />
      <h3 className="fitting-name">
        <WholeMeasures name={name} />
      </h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="text-name">{shelf(price)}</b>
        {(state.kind === 'added' || state.kind === 'taken-back') && (
          <AddedText state={state.kind} name={name} className="text-label font-semibold" />
        )}
      </p>
      <Button
        full
        size="small"
        tone="quiet"
        busy={state.kind === 'adding'}
        onClick={add}
        aria-label={`${product.addToCart}: ${name}`}
        className="border-line-2 noscript:hidden"
      >
        {product.addToCart}
      </Button>
      {state.kind === 'refused' && (
        <p role="alert" className="text-label font-[560] text-rust">
          {state.reason}
        </p>
      )}
    </article>
  )
}

function FittingPicture({ id }: { readonly id: string }) {
  return (
    <Plinth className="h-28 p-2 sm:h-36">
      <img
        src={accessoryPicturePath(id)}
        alt=""
        width={600}
        height={450}
        decoding="async"
        loading="lazy"
        className="h-24 w-full object-contain sm:h-30"
      />
    </Plinth>
  )
}
