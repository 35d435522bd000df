import { ImageIcon, RotateCw, X } from 'lucide-react'
import { usePhotoText } from '#web/text/use-photo-text.ts'
import { Button } from '../ui/button.tsx'
import type { PickedPhoto, PickedState } from './picked-photos.ts'

type PhotoTileProps = {
  readonly photo: PickedPhoto
  /** The name of the hidden input. */
  readonly name: string
  /** The position by which the photo is named on the page. */
  readonly number: number
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** One photo of a form: its upload progress, a retry button after a failure, and a remove button. */
export function PhotoTile({ photo, name, number, onRetry, onRemove }: PhotoTileProps) {
  const text = usePhotoText()
  const { state, preview, file } = photo
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-button border border-line-2 bg-paper p-2">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-input bg-sand text-ink-3">
        {preview === undefined ? (
          <ImageIcon size={22} aria-hidden="true" />
        ) : (
          <img src={preview} alt="" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-meta">
        <p className="font-[620]">{text.photo(number)}</p>
        <Status state={state} />
      </div>
      {state.kind === 'failed' && file && (
        <Button tone="quiet" size="small" className="min-w-11 px-2" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          <span className="sr-only">{text.retry(number)}</span>
        </Button>
      )}
      <Button tone="quiet" size="small" className="min-w-11 px-2" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
        <span className="sr-only">{text.remove(number)}</span>
      </Button>
      {state.kind === 'kept' && <input type="hidden" name={name} value={state.id} />}
    </li>
  )
}

function Status({ state }: { readonly state: PickedState }) {
  const text = usePhotoText()
  return (
    <>
      <p role="status" className={state.kind === 'failed' ? 'text-rust' : 'text-ink-2'}>
        {state.kind === 'sending' && text.sending}
        {state.kind === 'kept' && text.sent}
        {state.kind === 'failed' && text.errors[state.error]}
      </p>
      {state.kind === 'sending' && (
        <progress
          value={state.fraction}
          max={1}
          aria-label={text.sending}
          className="mt-1 block h-1.5 w-full accent-jade"
        />
      )}
    </>
  )
}
