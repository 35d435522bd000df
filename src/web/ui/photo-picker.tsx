import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { mostPhotos } from '#domain/photo/photo.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { usePhotoText } from '#web/text/photo/photo-text.ts'
import { FieldMessages, fieldLabelClass } from './field.tsx'
import { PhotoChooser } from './photo-chooser.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { isSending, type PickedPhoto } from './picked-photos.ts'
import { usePickedPhotos } from './use-picked-photos.ts'

type PhotoPickerProps = {
  /** Of the form, in reports of its errors. */
  readonly location: string
  /** Of the hidden inputs, one for each picture that was sent, with its id. */
  readonly name: string
  readonly label?: ReactNode
  /** Of the control that chooses, for a summary of faults to lead to. */
  readonly id?: string | undefined
  readonly max?: number
  readonly hint?: string
  readonly error?: string | undefined
  /** Ids a refused form came back with. */
  readonly kept?: readonly string[]
  /** Told whenever something begins or ends to be sent: a form waits for it. */
  readonly onSending?: ((isSending: boolean) => void) | undefined
}

/** Pictures chosen or taken, sent while the form is filled in. */
export function PhotoPicker(props: PhotoPickerProps) {
  const text = usePhotoText()
  const { name, label = text.label, max = mostPhotos, error, kept: stored = [], onSending } = props
  const ownId = useId()
  const { id = ownId } = props
  const { photos, pick, retry, remove } = usePickedPhotos(stored, max)
  const first = useRef<HTMLInputElement>(null)
  const isBusy = isSending(photos)
  useEffect(() => onSending?.(isBusy), [onSending, isBusy])
  useTrackFieldErrors(props.location, name, photos)
  const removed = (photo: PickedPhoto) => {
    remove(photo)
    first.current?.focus()
  }
  const left = max - photos.length
  const hint = `${props.hint ?? ''} ${left > 0 ? text.limits(max) : text.full(max)}`
  const choosing = { left, describedBy: `${id}-messages`, isWrong: error !== undefined, pick }
  return (
    <fieldset className="min-w-0">
      <legend className={fieldLabelClass}>{label}</legend>
      <noscript>
        <p className="text-meta text-ink-2">{text.needsScript}</p>
      </noscript>
      <Picked {...{ name, photos, retry }} remove={removed} />
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <PhotoChooser {...{ ...choosing, id }} ref={first} icon={<ImagePlus {...icon} />}>
          {text.choose}
        </PhotoChooser>
        <span className="hidden pointer-coarse:contents">
          <PhotoChooser {...choosing} camera icon={<Camera {...icon} />}>
            {text.take}
          </PhotoChooser>
        </span>
      </div>
      <FieldMessages {...{ id: `${id}-messages`, error, hint }} />
    </fieldset>
  )
}

/** Pictures are called by their place. */
function useTrackFieldErrors(location: string, name: string, photos: readonly PickedPhoto[]) {
  const text = usePhotoText()
  const told = photos.flatMap(({ state }, place) =>
    state.kind === 'failed'
      ? [
          {
            location,
            field: `${name}-${place + 1}`,
            fieldLabel: text.photo(place + 1),
            errorType: state.fault,
            errorMessage: text.faults[state.fault],
          },
        ]
      : [],
  )
  useShownErrors(told)
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
      {photos.map((photo, place) => (
        <PhotoTile
          key={photo.key}
          {...{ photo, name }}
          number={place + 1}
          onRetry={() => retry(photo)}
          onRemove={() => remove(photo)}
        />
      ))}
    </ul>
  )
}
