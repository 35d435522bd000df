import type { Grade, Product } from '#domain/device/device.ts'
import { gradePicturePath, wornPicturePath } from '#domain/device/picture-path.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { picturedOf } from '#web/ui/device-picture.tsx'

type GradePictureProps = {
  readonly grade: Grade
  /** Shows the wear on this device, in its colour. */
  readonly product?: Product | undefined
  /** A picture beside its own text adds no information. */
  readonly isDecorative?: boolean | undefined
  readonly className?: string | undefined
}

/** The worst that a device of the grade may look like, labelled as such. */
export function GradePicture({ grade, product, isDecorative, className }: GradePictureProps) {
  const { gradePicture, worstCase } = useText().product
  const worn = product && wornPicturePath(picturedOf(product), grade)
  return (
    <img
      src={worn ?? gradePicturePath(grade)}
      alt={isDecorative === true ? '' : `${gradePicture[grade]} (${worstCase})`}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={classNames('grade-picture', className)}
    />
  )
}
