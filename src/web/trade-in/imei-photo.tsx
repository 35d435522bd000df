import { ScanBarcode } from 'lucide-react'
import { useId, useState } from 'react'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { PhotoChooser } from '#web/ui/photo-chooser.tsx'

/** Reads the IMEI from a screenshot or a photo of the box; the picture is not sent anywhere. */
export function ImeiPhoto({ onRead }: { readonly onRead: (imei: string) => void }) {
  const { delivery: text } = useTradeInText()
  const id = useId()
  const [state, setState] = useState<'idle' | 'reading' | 'read' | 'none'>('idle')
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    setState('reading')
    const imei = await import('./imei-in-picture.ts').then(
      ({ imeiInPicture }) => imeiInPicture(file),
      () => undefined,
    )
    setState(imei === undefined ? 'none' : 'read')
    if (imei !== undefined) onRead(imei)
  }
  const said = {
    idle: undefined,
    reading: text.imeiPhotoReading,
    read: text.imeiPhotoRead,
    none: text.imeiPhotoNone,
  }
  return (
    <div className="grid justify-items-start gap-1.5 noscript:hidden">
      <PhotoChooser
        remaining={1}
        describedBy={id}
        isInvalid={false}
        icon={<ScanBarcode size={18} aria-hidden="true" />}
        pick={files => void read(files)}
      >
        {text.imeiPhoto}
      </PhotoChooser>
      <p id={id} className="max-w-[60ch] text-note text-ink-2">
        {text.imeiPhotoHelp}
      </p>
      <p role="status" className={state === 'none' ? 'text-meta text-rust' : 'text-meta text-jade'}>
        {said[state]}
      </p>
    </div>
  )
}
