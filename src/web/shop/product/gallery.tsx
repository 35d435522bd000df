import { type MouseEvent, useRef, useState } from 'react'
import type { Grade, Product } from '#domain/device/device.ts'
import { useText } from '#web/text/use-text.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { galleryViews } from '#web/ui/picture-views.ts'
import { SaveButton } from '../save-button.tsx'

type GalleryProps = {
  readonly product: Product
  readonly grade: Grade
  /** Of the grade shown, if it is sold. */
  readonly listingId: string | undefined
}

/** A scrollable element must be reachable by keyboard, even if it contains nothing focusable. */
const reachable = { tabIndex: 0 }

/** Pictures side by side with scroll snapping; thumbnails are links to them, so it all works without JavaScript. */
export function Gallery({ product, grade, listingId }: GalleryProps) {
  const { gallery } = useText().product
  const { strip, current, follow, show } = useStrip()
  const views = galleryViews[product.model.type]
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
              <DevicePicture
                product={product}
                view={view}
                loading={index === 0 ? 'first' : 'lazy'}
              />
            </div>
          ))}
        </section>
      </div>
      <Thumbnails product={product} current={current} onShow={show} />
    </div>
  )
}

type ThumbnailsProps = {
  readonly product: Product
  readonly current: number
  readonly onShow: (event: MouseEvent, index: number) => void
}

function Thumbnails({ product, current, onShow }: ThumbnailsProps) {
  const { views: viewText } = useText().product
  return (
    <ul className="thumbnails">
      {galleryViews[product.model.type].map((view, index) => (
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
