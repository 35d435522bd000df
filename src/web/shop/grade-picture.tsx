import type { Grade } from '#domain/device/device.ts'
import { gradePicturePath } from '#domain/device/picture-path.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'

type GradePictureProps = {
  readonly grade: Grade
  /** A picture beside its own text adds no information. */
  readonly isDecorative?: boolean | undefined
  readonly className?: string | undefined
}

/** The worst that a device of the grade may look like, labelled as such. */
export function GradePicture({ grade, isDecorative, className }: GradePictureProps) {
  const { gradePicture, worstCase } = useText().product
  return (
    <img
      src={gradePicturePath(grade)}
      alt={isDecorative === true ? '' : `${gradePicture[grade]} (${worstCase})`}
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      className={classNames('grade-picture', className)}
    />
  )
}
