import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import type { Grade, Product } from '#domain/device/device.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { isSlab, type View } from '#domain/device/view.ts'
import { useGalleryText } from '#web/text/use-gallery-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { DevicePicture, picturedOf } from '#web/ui/device-picture.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import { galleryViews } from '#web/ui/picture-views.ts'
import { SaveButton } from '../save-button.tsx'
import type { LargePicturesProps } from './large-pictures.tsx'

type GalleryProps = {
  readonly product: Product
  readonly grade: Grade
  /** Of the grade shown, if it is sold. */
  readonly listingId: string | undefined
  /** Whether the size of the screen is known, so that the device can be drawn to scale. */
  readonly hasScale: boolean
}

/** A scrollable element must be reachable by keyboard, even if it contains nothing focusable. */
const reachable = { tabIndex: 0 }

/**
 * Pictures side by side with scroll snapping; thumbnails are links to them, and each picture is a link to its file, so it
 * all works without JavaScript. With it, a picture opens large in place.
 */
export function Gallery({ product, grade, listingId, hasScale }: GalleryProps) {
  const { gallery } = useText().product
  const { strip, current, follow, show } = useStrip()
  const { open, large } = useLargePictures()
  const views = viewsOf(product, hasScale)
  return (
    <div className="min-w-0">
      <div className="relative max-sm:-mx-4">
        <GradeMark
          grade={grade}
          look="outline"
          className="absolute top-4 left-4 z-10 sm:top-5 sm:left-5"
        />
        {listingId !== undefined && <SaveButton isLookedAt {...{ listingId }} />}
        <section
          ref={strip}
          onScroll={follow}
          aria-label={gallery}
          {...reachable}
          className="picture-strip overflow-x-auto"
        >
          {views.map((view, index) => (
            <div key={view} id={`picture-${view}`}>
              <a
                href={devicePicturePath(picturedOf(product), view)}
                data-opens=""
                onClick={event => open(event, view)}
              >
                <DevicePicture
                  product={product}
                  view={view}
                  loading={index === 0 ? 'first' : 'lazy'}
                />
              </a>
            </div>
          ))}
        </section>
      </div>
      <Thumbnails {...{ product, views, current, onShow: show, onTurn: open }} />
      {large && <large.Part {...{ product, views, first: large.first, onClose: large.close }} />}
    </div>
  )
}

function viewsOf({ model }: Product, hasScale: boolean): readonly View[] {
  const views = galleryViews[model.type]
  return hasScale && isSlab(model) ? [...views, 'scale'] : views
}

type ThumbnailsProps = {
  readonly product: Product
  readonly views: readonly View[]
  readonly current: number
  readonly onShow: (event: MouseEvent, index: number) => void
  readonly onTurn: (event: MouseEvent, first: 'turn') => void
}

function Thumbnails({ product, views, current, onShow, onTurn }: ThumbnailsProps) {
  const { views: viewText } = useText().product
  const { turn } = useGalleryText()
  return (
    <ul className="thumbnails">
      {views.map((view, index) => (
        <li key={view}>
          <a
            href={`#picture-${view}`}
            onClick={event => onShow(event, index)}
            {...(index === current && { 'aria-current': 'true' })}
          >
            <span className="sr-only">{viewText[view]}</span>
            <DevicePicture product={product} view={view} isDecorative />
          </a>
        </li>
      ))}
      {isSlab(product.model) && (
        <li className="noscript:hidden">
          <button type="button" aria-label={turn} onClick={event => onTurn(event, 'turn')}>
            360°
          </button>
        </li>
      )}
    </ul>
  )
}

/** Which picture of the strip is in view, and scrolling to one without scrolling the page. */
function useStrip() {
  const strip = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    const { clientWidth = 0 } = strip.current ?? {}
    strip.current?.scrollTo({ left: index * clientWidth })
  }
  return { strip, current, follow, show }
}

/** Opens the large pictures, whose script is loaded only then; if that fails, the link leads to the picture's file. */
function useLargePictures() {
  const [Part, setPart] = useState<ComponentType<LargePicturesProps>>()
  const [first, setFirst] = useState<LargePicturesProps['first']>()
  const open = (event: MouseEvent, chosen: LargePicturesProps['first']) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    const { currentTarget } = event
    setFirst(chosen)
    if (Part) return
    import('./large-pictures.tsx').then(
      loaded => setPart(() => loaded.LargePictures),
      () => currentTarget instanceof HTMLAnchorElement && location.assign(currentTarget.href),
    )
  }
  const large = Part && first && { Part, first, close: () => setFirst(undefined) }
  return { open, large }
}
