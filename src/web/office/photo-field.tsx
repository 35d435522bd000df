import { useState } from 'react'
import { useOfficeText } from './office-text.ts'

type Upload = 'none' | 'uploading' | 'failed' | { readonly id: string }

type PhotoFieldProps = {
  readonly label: string
  readonly name: string
  /** Shown before a photo was chosen. */
  readonly hint: string
  /** What is sent once a photo was uploaded under an id. */
  readonly toValue: (id: string) => string
}

/** A photo, taken with the camera of a tablet or chosen from a file; uploaded at once. */
export function PhotoField({ label, name, hint, toValue }: PhotoFieldProps) {
  const { inspection: text } = useOfficeText()
  const [upload, setUpload] = useState<Upload>('none')
  const send = async (file: File | undefined) => {
    if (!file) return
    setUpload('uploading')
    setUpload(await uploaded(file))
  }
  const said =
    upload === 'uploading'
      ? text.uploading
      : upload === 'failed'
        ? text.notUploaded
        : upload === 'none'
          ? hint
          : text.uploaded
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label className="grid gap-1">
        <span className="text-label font-[560]">{label}</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChange={event => send(event.target.files?.[0])}
          className="w-full min-w-0 text-meta file:mr-3 file:h-11 file:cursor-pointer file:rounded-input file:border file:border-line-2 file:bg-paper file:px-3.5 file:font-[560] file:text-ink"
        />
      </label>
      <p role="status" className="text-meta text-ink-2">
        {said}
      </p>
      {typeof upload === 'object' && <input type="hidden" name={name} value={toValue(upload.id)} />}
    </div>
  )
}

async function uploaded(file: File): Promise<Upload> {
  try {
    const response = await fetch('/api/photos/', {
      method: 'POST',
      // As nobody's: staff may be signed in to the shop as a member too, whose photos only they may use.
      credentials: 'omit',
      headers: { 'content-type': file.type },
      body: file,
    })
    return response.ok ? { id: String(((await response.json()) as { id: unknown }).id) } : 'failed'
  } catch {
    return 'failed'
  }
}
