import { ScanBarcode } from 'lucide-react'
import { useId, useState } from 'react'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useText } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { PhotoChooser } from '#web/ui/photo-chooser.tsx'

/** Reads the IMEI from a screenshot or a photo of the box; the picture is not sent anywhere. */
export function ImeiPhoto({ onRead }: { readonly onRead: (imei: string) => void }) {
  const { delivery: text } = useTradeInText()
  const { general } = useText()
  const id = useId()
  const [state, setState] = useState<'idle' | 'reading' | 'read' | 'none' | 'offline'>('idle')
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    setState('reading')
    const reader = await import('./imei-in-picture.ts').catch(() => undefined)
    if (!reader) return setState('offline')
    const imei = await reader.imeiInPicture(file)
    setState(imei === undefined ? 'none' : 'read')
    if (imei !== undefined) onRead(imei)
  }
  const said = {
    idle: undefined,
    reading: text.imeiPhotoReading,
    read: text.imeiPhotoRead,
    none: text.imeiPhotoNone,
    offline: general.offline,
  }
  const isFailed = state === 'none' || state === 'offline'
  const formError = { location: 'sell-delivery', field: 'imei-photo', fieldLabel: text.imeiPhoto }
  useShownErrors(isFailed ? [{ ...formError, errorType: state, errorMessage: said[state] }] : [])
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
      <p role="status" className={isFailed ? 'text-meta text-rust' : 'text-meta text-jade'}>
        {said[state]}
      </p>
    </div>
  )
}
