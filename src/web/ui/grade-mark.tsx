import type { Grade } from '#domain/device/device.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'
import { SharedShape } from './shared-shapes.tsx'

const pills: Record<Grade, string> = {
  'very-good': 'grade-very-good',
  good: 'grade-good',
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
    pill: `grade-pill ${pills[grade]}`,
    plain: 'font-bold',
    outline: 'rounded-full border border-line-2 bg-paper px-3 py-1.25 text-label font-semibold',
  }
  return (
    <span className={classNames('grade-mark', looks[look], className)}>
      <SharedShape shape={grade} className="grade-disc" />
      {label}
    </span>
  )
}
