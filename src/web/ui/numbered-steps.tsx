import { classNames } from './class-names.ts'

type NumberedStepsProps = {
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** The class for the number of columns. */
  readonly columns: string
}

/** A sequence of steps, each under its number. */
export function NumberedSteps({ steps, columns }: NumberedStepsProps) {
  return (
    <ol className={classNames('mt-6 grid gap-x-8 gap-y-6', columns)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-gold-2 pt-4">
          <span aria-hidden="true" className="text-meta font-bold text-gold-ink">
            {index + 1}
          </span>
          <h3 className="mt-0.5">{title}</h3>
          <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
