import { formatLongDay } from '#domain/time/day.ts'
import type { Cover } from '#domain/warranty/cover.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { BarFill } from '#web/ui/bar-fill.tsx'
import { useSpanText } from './use-span-text.ts'

const fractions = { ahead: 1, ended: 0 } as const

/** One cover: its kind, its period and the remaining time; the bar only repeats the text. */
export function CoverBar({ cover }: { readonly cover: Cover }) {
  const text = useWarrantyText()
  const { locale } = useMarket()
  const spanText = useSpanText()
  const { kind, from, until, status } = cover
  const isRunning = status.kind === 'running'
  const fraction = isRunning ? status.part : fractions[status.kind]
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-[650]">{text.covers[kind]}</span>
        <span className={isRunning ? 'font-semibold text-jade-2' : 'text-ink-2'}>
          {spanText(cover)}
        </span>
      </p>
      <div
        aria-hidden="true"
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-sand forced-colors:border"
      >
        <BarFill
          percent={Math.round(fraction * 100)}
          className={`forced-colors:bg-[CanvasText] ${isRunning ? 'bg-jade' : 'bg-line-2'}`}
        />
      </div>
      <p className="mt-1 text-note text-ink-2">
        {text.span(formatLongDay(from, locale), formatLongDay(until, locale))}
      </p>
    </li>
  )
}
