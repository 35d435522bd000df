import type { CartSettings } from '#domain/cart/settings.ts'
import type { AccessoryCard as Accessory } from '#domain/device/accessory-listing.ts'
import { accessoryPicturePath } from '#domain/device/picture-path.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Plinth } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Price } from '#web/ui/price.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { AddedText } from './added-text.tsx'
import { madeForText } from './made-for-text.ts'
import { useAddAccessory } from './use-add-accessory.ts'

type AccessoryCardProps = {
  readonly accessory: Accessory
  readonly settings: CartSettings
  readonly loading: 'eager' | 'lazy'
  /** The level of its heading. */
  readonly level?: 2 | 3
}

/** Added from its card, because an accessory has no page of its own. Horizontal on a phone, vertical elsewhere. */
export function AccessoryCard({ accessory, settings, loading, level = 2 }: AccessoryCardProps) {
  const { accessories, product } = useText()
  const { shelf } = useFormatPrice()
  const { id, name, price, madeFor } = accessory
  const Heading = `h${level}` as const
  return (
    <article className="grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-paper p-3 min-[22rem]:grid-cols-[7.25rem_minmax(0,1fr)] sm:flex sm:flex-col sm:gap-2.5 sm:p-4">
      <Plinth className="h-full max-h-44 min-h-28 overflow-hidden p-2 sm:h-44 sm:max-h-none sm:p-4">
        <img
          src={accessoryPicturePath(id)}
          alt=""
          width={600}
          height={450}
          loading={loading}
          className="h-24 w-full object-contain sm:h-36"
        />
      </Plinth>
      <div className="flex min-w-0 flex-col sm:flex-1 sm:gap-2">
        <Heading className="text-name text-wrap">
          <WholeMeasures name={name} />
        </Heading>
        <p className="text-meta text-ink-2">{madeForText(madeFor, accessories)}</p>
        <Price
          amount={shelf(price)}
          label={`${product.price}: `}
          className="mt-1.5 sm:mt-auto sm:pt-1"
        />
      </div>
      <AddAccessory accessory={accessory} settings={settings} />
    </article>
  )
}

function AddAccessory(props: Pick<AccessoryCardProps, 'accessory' | 'settings'>) {
  const { product } = useText()
  const { state, add } = useAddAccessory(props.accessory, props.settings)
  return (
    <div className="relative col-span-2 mt-3 noscript:hidden sm:mt-1">
      <Button
        full
        size="small"
        busy={state.kind === 'adding'}
        onClick={add}
        aria-label={`${product.addToCart}: ${props.accessory.name}`}
      >
        {product.addToCart}
      </Button>
      {state.kind === 'added' && (
        // Beside the price where cards are in rows, so that the button stays under the pointer.
        <p className="mt-1.5 text-center text-meta font-semibold sm:absolute sm:right-0 sm:bottom-full sm:mb-3.5">
          <AddedText state="added" name={props.accessory.name} />
        </p>
      )}
      {state.kind === 'taken-back' && (
        <p className="mt-1.5 text-label text-ink-2">
          <AddedText state="taken-back" name={props.accessory.name} />
        </p>
      )}
      {state.kind === 'refused' && (
        <p role="alert" className="mt-1.5 text-label font-[560] text-rust">
          {state.reason}
        </p>
      )}
    </div>
  )
}
