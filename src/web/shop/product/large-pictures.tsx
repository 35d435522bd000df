import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#domain/device/device.ts'
import { isSlab, type View } from '#domain/device/view.ts'
import { useGalleryText } from '#web/text/use-gallery-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { TurnedDevice } from './turned-device.tsx'

/** A view, or the device that can be turned. */
type Shown = View | 'turn'

export type LargePicturesProps = {
  readonly product: Product
  readonly views: readonly View[]
  readonly first: Shown
  readonly onClose: () => void
}

const reachable = { tabIndex: 0 }

/** The pictures on the whole screen, one at a time; each can be looked at closely, and a phone turned around. */
export function LargePictures({ product, views, first, onClose }: LargePicturesProps) {
  const dialog = useOpenDialog()
  const text = useGalleryText()
  const { product: productText, general } = useText()
  const all: readonly Shown[] = isSlab(product.model) ? [...views, 'turn'] : views
  const [shown, setShown] = useState(first)
  const [isClose, setIsClose] = useState(false)
  const pane = useCentred(isClose)
  const step = (by: number) => {
    setIsClose(false)
    setShown(all.at((all.indexOf(shown) + by) % all.length) ?? first)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Arrows move a picture that is looked at closely, and the slider.
    if (isClose || event.target instanceof HTMLInputElement) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  const caption = shown === 'turn' ? text.turn : productText.views[shown]
  return (
    <dialog
      ref={dialog}
      aria-label={`${product.model.brand} ${product.model.name}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="large-pictures"
    >
      <div className="flex items-center gap-2 px-4 py-2 sm:px-6">
        <p aria-live="polite" className="min-w-0 flex-1 font-semibold first-letter:uppercase">
          {caption}
        </p>
        {shown !== 'turn' && (
          <button type="button" onClick={() => setIsClose(!isClose)} className="round-button">
            {isClose ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            <span className="sr-only">{isClose ? text.farther : text.closer}</span>
          </button>
        )}
        {/* The dialog itself gives the focus back to what opened it. */}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={general.close}
          className="round-button"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {shown === 'turn' ? (
        <TurnedDevice product={product} />
      ) : (
        <div ref={pane} className="min-h-0 flex-1 overflow-auto overscroll-contain" {...reachable}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same */}
          <div
            onClick={() => setIsClose(!isClose)}
            className={isClose ? 'size-[240%] cursor-zoom-out' : 'size-full cursor-zoom-in'}
          >
            <DevicePicture
              product={product}
              view={shown}
              loading="eager"
              className="size-full object-contain p-4 sm:p-8"
            />
          </div>
        </div>
      )}
      <div className="flex items-center justify-center gap-6 pb-4">
        <button type="button" onClick={() => step(-1)} className="round-button">
          <ChevronLeft aria-hidden="true" />
          <span className="sr-only">{text.previous}</span>
        </button>
        <span className="text-meta tabular-nums">{`${all.indexOf(shown) + 1} / ${all.length}`}</span>
        <button type="button" onClick={() => step(1)} className="round-button">
          <ChevronRight aria-hidden="true" />
          <span className="sr-only">{text.next}</span>
        </button>
      </div>
    </dialog>
  )
}

function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
  }, [])
  return dialog
}

/** The middle of what scrolls is shown first. */
function useCentred(isClose: boolean) {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !isClose) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isClose])
  return pane
}
