import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type FormSectionProps = {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** One section of the return form. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card padding="roomy">
        <h2 id={`${id}-title`} className="mb-3.5 text-[1.375rem]">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
