import type { Grade } from '#domain/device/device.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'

const discs: Record<Grade, string> = { 'very-good': 'fill-jade', good: 'fill-gold' }

const pills: Record<Grade, string> = {
  'very-good': 'bg-jade-tint text-jade-2',
  good: 'bg-gold-tint text-gold-ink',
}

/** A filled disc with one white crack (very good) or two (good). */
function GradeDisc({ grade }: { readonly grade: Grade }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="shrink-0">
      <circle cx="8" cy="8" r="7" className={discs[grade]} />
      <g fill="none" stroke="#fff" strokeLinejoin="round">
        <path d="M1.4 9.6 L5 8 L6.6 10 L9.6 5.4 L14.4 4.6" strokeWidth="1.4" />
        {grade === 'good' && <path d="M6.6 10 L7.4 15" strokeWidth="1.3" />}
      </g>
    </svg>
  )
}

type GradeMarkProps = {
  readonly grade: Grade
  /** `pill` on cards, `plain` inside text and tiles, `outline` over a picture. */
  readonly look?: 'pill' | 'plain' | 'outline' | undefined
  readonly className?: string | undefined
}

/** The mark never appears without its label. */
export function GradeMark({ grade, look = 'pill', className }: GradeMarkProps) {
  const label = useText().general.grade[grade]
  const looks = {
    pill: `rounded-full py-0.75 pr-2.75 pl-1.75 text-note font-[640] ${pills[grade]}`,
    plain: 'font-bold',
    outline: 'rounded-full border border-line-2 bg-paper px-3 py-1.25 text-label font-semibold',
  }
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.75 whitespace-nowrap',
        looks[look],
        className,
      )}
    >
      <GradeDisc grade={grade} />
      {label}
    </span>
  )
}
