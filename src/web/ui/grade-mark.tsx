import type { Grade } from '#domain/device/device.ts'
import { useText } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'

/** The disc before the word, and the colours of a pill. */
const discs: Record<Grade, string> = {
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
    pill: 'grade-pill',
    plain: 'grade-mark font-bold',
    outline: 'grade-outline',
  }
  return <span className={classNames(looks[look], discs[grade], className)}>{label}</span>
}
