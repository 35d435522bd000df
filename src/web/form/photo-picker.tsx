import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { mostPhotos } from '#domain/photo/photo.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { usePhotoText } from '#web/text/use-photo-text.ts'
import { FieldMessages, fieldLabelClass } from '../ui/field.tsx'
import { PhotoChooser } from '../ui/photo-chooser.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { isSending, type PickedPhoto } from './picked-photos.ts'
import { usePickedPhotos } from './use-picked-photos.ts'

type PhotoPickerProps = {
  /** The name of the form in error reports. */
  readonly location: string
  /** The name of the hidden inputs: one for each uploaded photo, with the photo's id. */
  readonly name: string
  readonly label?: ReactNode
  /** The id of the file input, so that an error summary can link to it. */
  readonly id?: string | undefined
  readonly max?: number
  readonly hint?: string
  readonly error?: string | undefined
  /** Ids of the photos uploaded before the form was refused. */
  readonly uploaded?: readonly string[]
  /** Called whenever an upload starts or ends: the form waits for uploads. */
  readonly onSending?: ((isSending: boolean) => void) | undefined
}

/** Photos chosen or taken by the user, uploaded while the form is being filled in. */
export function PhotoPicker(props: PhotoPickerProps) {
  const text = usePhotoText()
  const { name, label = text.label, max = mostPhotos, error, uploaded = [], onSending } = props
  const ownId = useId()
  const { id = ownId } = props
  const { photos, pick, retry, remove } = usePickedPhotos(uploaded, max)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = isSending(photos)
  useEffect(() => onSending?.(isBusy), [onSending, isBusy])
  usePhotoErrorReports(props.location, name, photos)
  const removePhoto = (photo: PickedPhoto) => {
    remove(photo)
    input.current?.focus()
  }
  const remaining = max - photos.length
  const hint = `${props.hint ?? ''} ${remaining > 0 ? text.limits(max) : text.full(max)}`
  const chooserProps = {
    remaining,
    describedBy: `${id}-messages`,
    isInvalid: error !== undefined,
    pick,
  }
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabelClass}>{label}</legend>
      <noscript>
        <p className="text-meta text-ink-2">{text.needsScript}</p>
      </noscript>
      <Picked {...{ name, photos, retry }} remove={removePhoto} />
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <PhotoChooser {...{ ...chooserProps, id }} ref={input} icon={<ImagePlus {...icon} />}>
          {text.choose}
        </PhotoChooser>
        <span className="hidden pointer-coarse:contents">
          <PhotoChooser {...chooserProps} camera icon={<Camera {...icon} />}>
            {text.take}
          </PhotoChooser>
        </span>
      </div>
      <FieldMessages {...{ id: `${id}-messages`, error, hint }} />
    </fieldset>
  )
}

/** Reports failed photos by their position. */
function usePhotoErrorReports(location: string, name: string, photos: readonly PickedPhoto[]) {
  const text = usePhotoText()
  const errors = photos.flatMap(({ state }, index) =>
    state.kind === 'failed'
      ? [
          {
            location,
            field: `${name}-${index + 1}`,
            fieldLabel: text.photo(index + 1),
            errorType: state.error,
            errorMessage: text.errors[state.error],
          },
        ]
      : [],
  )
  useShownErrors(errors)
}

const icon = { size: 18, 'aria-hidden': true } as const

type PickedProps = {
  readonly name: string
  readonly photos: readonly PickedPhoto[]
  readonly retry: (photo: PickedPhoto) => void
  readonly remove: (photo: PickedPhoto) => void
}

function Picked({ name, photos, retry, remove }: PickedProps) {
  if (photos.length === 0) return undefined
  return (
    <ul className="mb-3 grid gap-2">
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.key}
          {...{ photo, name }}
          number={index + 1}
          onRetry={() => retry(photo)}
          onRemove={() => remove(photo)}
        />
      ))}
    </ul>
  )
}
