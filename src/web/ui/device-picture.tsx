import type { Product } from '#domain/device/device.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import type { View } from '#domain/device/view.ts'
import { useText } from '#web/text/use-text.tsx'

type DevicePictureProps = {
  readonly product: Product
  readonly view: View
  /**
   * Another view for phones, where a card is small. A picture that may have one is not named in the head of the page by
   * React, so that a card can be shared by many pages.
   */
  readonly smallView?: View | undefined
  /** A picture beside its own name as text adds no information. */
  readonly isDecorative?: boolean | undefined
  /** The page's main picture loads first, those below the fold are lazy. */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined
  readonly className?: string | undefined
}

export function picturedOf({ model, configuration: { color, material } }: Product) {
  return { model, colorName: color?.name ?? '', material }
}

/** Scales into any box, without layout shift when it loads. */
export function DevicePicture(props: DevicePictureProps) {
  const { product, view, smallView, isDecorative, loading = 'lazy', className } = props
  const { views } = useText().product
  const { model, configuration } = product
  const altParts = [`${model.brand} ${model.name}`, configuration.color?.name, views[view]]
  const image = (
    <img
      src={devicePicturePath(picturedOf(product), view)}
      alt={isDecorative === true ? '' : altParts.filter(Boolean).join(', ')}
      width={600}
      height={600}
      {...(loading === 'lazy' && { loading: 'lazy' })}
      {...(loading === 'first' && { fetchPriority: 'high' })}
      className={className}
    />
  )
  if (smallView === undefined) return image
  return (
    <picture>
      {smallView !== view && (
        <source
          media="(width < 40rem)"
          srcSet={devicePicturePath(picturedOf(product), smallView)}
        />
      )}
      {image}
    </picture>
  )
}
