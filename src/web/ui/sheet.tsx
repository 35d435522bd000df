import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'

type SheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: 'bottom' | 'right' | undefined
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
}

function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) element.showModal()
    if (!isOpen && element?.open === true) element.close()
  }, [isOpen])
  return dialog
}

const sheetClass =
  'mb-0 w-full max-w-full flex-col border-line bg-paper p-0 text-ink shadow-float backdrop:bg-ink/45 open:flex'

const sides = {
  bottom:
    'mx-auto mt-auto max-h-[88dvh] rounded-t-card border sm:my-auto sm:max-w-130 sm:rounded-card',
  right:
    'mt-0 mr-0 ml-auto h-dvh max-h-dvh transition-transform sm:max-w-112 sm:border-l starting:open:translate-x-full',
}

/**
 * A native dialog. `bottom`: a bottom sheet on phones, a centred box elsewhere; the other side: full screen on
 * phones, the right side elsewhere. Escape and the backdrop close it.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, side = 'bottom', children, footer } = props
  const dialog = useDialog(isOpen)
  const titleId = useId()
  const { general } = useText()
  // The second click of a double click belongs to the control that opened the sheet.
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && event.detail < 2) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog has by nature
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`${sheetClass} ${sides[side]}`}
    >
      <div className="flex items-center gap-3 border-b border-line px-5 py-3.5">
        <h2 id={titleId} className="min-w-0 flex-1 text-heading">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={general.close}
          className="grid size-10 place-items-center rounded-full hover:bg-sand"
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer !== undefined && <div className="border-t border-line px-5 py-3.5">{footer}</div>}
    </dialog>
  )
}
