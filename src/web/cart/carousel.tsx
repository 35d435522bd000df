import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useBuyingText } from '#web/text/use-buying-text.tsx'

type CarouselProps = { readonly title: string; readonly children: ReactNode }

/** Cards in one row, scrolled by hand, with Tab from card to card, or by a screenful with the buttons. */
export function Carousel({ title, children }: CarouselProps) {
  const { carousel: text } = useBuyingText()
  const titleId = useId()
  const { row, isAtStart, isAtEnd, measure, scrollPage } = useScrollableRow()
  return (
    <section aria-labelledby={titleId} className="mt-12 min-w-0 sm:mt-16">
      <div className="flex items-end justify-between gap-4">
        <h2 id={titleId}>{title}</h2>
        <div className="flex gap-2">
          <ScrollButton
            label={text.previous}
            disabledReason={isAtStart ? text.atStart : undefined}
            onScroll={() => scrollPage(-1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </ScrollButton>
          <ScrollButton
            label={text.next}
            disabledReason={isAtEnd ? text.atEnd : undefined}
            onScroll={() => scrollPage(1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </ScrollButton>
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

function useScrollableRow() {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false })
  const measure = () => row.current && setEnds(keepIfSame(endsOf(row.current)))
  useEffect(() => {
    const list = row.current
    if (!list) return
    const observer = new ResizeObserver(() => setEnds(keepIfSame(endsOf(list))))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const scrollPage = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })
  return { row, ...ends, measure, scrollPage }
}

/** Returns the same state while it is unchanged: the row is measured at every scroll event and seldom reaches an end. */
function keepIfSame(next: Ends) {
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

type ScrollButtonProps = {
  readonly label: string
  /** Why the row cannot scroll further. */
  readonly disabledReason: string | undefined
  readonly onScroll: () => void
  readonly children: ReactNode
}

function ScrollButton({ label, disabledReason, onScroll, children }: ScrollButtonProps) {
  const reasonId = useId()
  return (
    <>
      <button
        type="button"
        aria-label={label}
        {...(disabledReason !== undefined && {
          'aria-disabled': true,
          'aria-describedby': reasonId,
        })}
        onClick={() => disabledReason === undefined && onScroll()}
        className="grid size-10 shrink-0 place-items-center rounded-full border border-control bg-paper hover:border-ink aria-disabled:border-line-2 aria-disabled:text-ink-3"
      >
        {children}
      </button>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  )
}
