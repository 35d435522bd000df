import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useBuyingText } from '#web/text/use-buying-text.tsx'

type CarouselProps = { readonly title: string; readonly children: ReactNode }

/** Cards in one row, scrolled by hand, with Tab from card to card, or by a screenful with the buttons. */
export function Carousel({ title, children }: CarouselProps) {
  const { carousel: text } = useBuyingText()
  const titleId = useId()
  const { row, isAtStart, isAtEnd, measure, push } = usePushedRow()
  return (
    <section aria-labelledby={titleId} className="mt-12 min-w-0 sm:mt-16">
      <div className="flex items-end justify-between gap-4">
        <h2 id={titleId}>{title}</h2>
        <div className="flex gap-2">
          <PushButton
            label={text.previous}
            end={isAtStart ? text.atStart : undefined}
            onPush={() => push(-1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </PushButton>
          <PushButton
            label={text.next}
            end={isAtEnd ? text.atEnd : undefined}
            onPush={() => push(1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </PushButton>
        </div>
      </div>
      <ul
        ref={row}
        onScroll={measure}
        className="-mx-1 mt-4 flex snap-x scroll-px-1 gap-3 overflow-x-auto overscroll-x-contain scroll-smooth px-1 py-1 *:w-52 *:shrink-0 *:snap-start sm:gap-4.5"
      >
        {Children.map(children, child => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}

type Ends = { readonly isAtStart: boolean; readonly isAtEnd: boolean }

function usePushedRow() {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false })
  const measure = () => row.current && setEnds(stored(endsOf(row.current)))
  useEffect(() => {
    const watched = row.current
    if (!watched) return
    const watcher = new ResizeObserver(() => setEnds(stored(endsOf(watched))))
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [])
  const push = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })
  return { row, ...ends, measure, push }
}

/** Returns the same state while it is unchanged: the row is measured at every scroll event and seldom reaches an end. */
function stored(next: Ends) {
  return (before: Ends) =>
    before.isAtStart === next.isAtStart && before.isAtEnd === next.isAtEnd ? before : next
}

/** The tolerance is for zoomed pages, whose scroll positions are off by half a pixel. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  return {
    isAtStart: scrollLeft < 1,
    isAtEnd: scrollLeft + clientWidth > scrollWidth - 1,
  }
}

type PushButtonProps = {
  readonly label: string
  /** Why the row cannot scroll further. */
  readonly end: string | undefined
  readonly onPush: () => void
  readonly children: ReactNode
}

function PushButton({ label, end, onPush, children }: PushButtonProps) {
  const endId = useId()
  return (
    <>
      <button
        type="button"
        aria-label={label}
        {...(end !== undefined && { 'aria-disabled': true, 'aria-describedby': endId })}
        onClick={() => end === undefined && onPush()}
        className="grid size-10 shrink-0 place-items-center rounded-full border border-control bg-paper hover:border-ink aria-disabled:border-line-2 aria-disabled:text-ink-3"
      >
        {children}
      </button>
      <span id={endId} hidden>
        {end}
      </span>
    </>
  )
}
