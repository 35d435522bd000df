import { type Grade, grades, type Product } from '#domain/device/device.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { GradeMark } from '#web/ui/grade-mark.tsx'
import { GradePicture } from './grade-picture.tsx'

type GradesExplainedProps = {
  readonly id: string
  /** Shows the grades on this device. */
  readonly product?: Product | undefined
}

function GradeCard({
  grade,
  product: shown,
}: Pick<GradesExplainedProps, 'product'> & { readonly grade: Grade }) {
  const { product, general } = useText()
  return (
    <Card padding="none" className="grade-card">
      <GradePicture grade={grade} product={shown} className="sm:h-full" />
      <div className="p-5">
        <h3 className="sr-only">{general.grade[grade]}</h3>
        <GradeMark grade={grade} />
        <p className="mt-2.5 font-semibold first-letter:uppercase">{product.gradeShort[grade]}</p>
        <p className="mt-1.5 text-[0.9375rem] text-ink-2">{product.gradeLong[grade]}</p>
      </div>
    </Card>
  )
}

/** Both grades explained by viewing distance, each with its worst-case picture; on the home page and on product pages. */
export function GradesExplained({ id, product }: GradesExplainedProps) {
  const { home } = useText()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="wrap scroll-mt-6 py-7 sm:py-10">
      <h2 id={`${id}-title`}>{home.grades}</h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">{home.gradesLead}</p>
      <div className="mt-6 grid gap-4.5 lg:grid-cols-2">
        {grades.map(grade => (
          <GradeCard key={grade} {...{ grade, product }} />
        ))}
      </div>
    </section>
  )
}
