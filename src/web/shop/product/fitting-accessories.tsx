import type { AccessoryOffer } from '#domain/cart/line.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { Model } from '#domain/device/device.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SharedPart } from '#web/ui/shared-part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { AddedText } from '../accessories/added-text.tsx'
import { useAddAccessory } from '../accessories/use-add-accessory.ts'

type FittingAccessoriesProps = {
  readonly model: Model
  readonly accessories: readonly AccessoryOffer[]
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
      <ul className="fitting-row overflow-x-auto">
        {accessories.map(accessory => (
          <SharedPart key={accessory.id} as="li">
            <FittingCard accessory={accessory} settings={settings} />
          </SharedPart>
        ))}
      </ul>
    </section>
  )
}

type FittingCardProps = {
  readonly accessory: AccessoryOffer
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
      <h3>
        <WholeMeasures name={name} />
      </h3>
      <p>
        <b>{shelf(price)}</b>
        {(state.kind === 'added' || state.kind === 'taken-back') && (
          <AddedText state={state.kind} name={name} className="text-label font-semibold" />
        )}
      </p>
      <Button
        size="small"
        tone="quiet"
        busy={state.kind === 'adding'}
        onClick={add}
        aria-label={`${product.addToCart}: ${name}`}
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
    <div>
      <img src={accessoryPicturePath(id)} alt="" width={600} height={450} loading="lazy" />
    </div>
  )
}
