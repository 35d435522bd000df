import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { closeOpeningSheet } from '#web/ui/opening-sheet.ts'
import {
  type SheetSide,
  sheetBodyClass,
  sheetClass,
  sheetCloseClass,
  sheetHeadClass,
  sheetTitleClass,
} from './sheet-look.ts'

type SheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly side?: SheetSide | undefined
  readonly children: ReactNode
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode
}

function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) {
      // It takes the place of one that is there already, so it does not slide in again.
      element.style.transition = closeOpeningSheet() ? 'none' : ''
      element.showModal()
    }
    if (!isOpen && element?.open === true) element.close()
  }, [isOpen])
  return dialog
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
      className={sheetClass(side)}
    >
      <div className={sheetHeadClass}>
        <h2 id={titleId} className={sheetTitleClass}>
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={general.close}
          className={sheetCloseClass}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={sheetBodyClass}>{children}</div>
      {footer !== undefined && <div className="border-t border-line px-5 py-3.5">{footer}</div>}
    </dialog>
  )
}
