import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Chip } from './chip.tsx'
import { classNames } from './class-names.ts'

export type StepState = 'completed' | 'editing' | 'disabled'

type StepCardProps = {
  readonly number: number
  readonly title: string
  readonly state: StepState
  /** A one-line summary of the input, shown once the step is completed. */
  readonly summary?: ReactNode
  readonly onEdit?: (() => void) | undefined
  /** The form, rendered only while editing. */
  readonly children?: ReactNode
}

const discs: Record<StepState, string> = {
  completed: 'border-jade bg-jade text-paper',
  editing: 'border-ink bg-ink text-paper',
  disabled: 'border-line-2 text-ink-3',
}

const frames: Record<StepState, string> = {
  completed: 'border-line bg-paper',
  editing: 'border-ink bg-paper',
  disabled: 'border-line bg-transparent',
}

type StepDiscProps = { readonly number: number; readonly state: StepState }

function StepDisc({ number, state }: StepDiscProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] text-meta leading-none font-bold',
        discs[state],
      )}
    >
      {state === 'completed' ? <Check size={16} strokeWidth={3} /> : number}
    </span>
  )
}

/** A step change focuses the new heading (quality.md); the first render does not move the focus. */
function useFocusOnEditing(state: StepState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'editing' && before.current !== 'editing') heading.current?.focus()
    before.current = state
  }, [state])
  return heading
}

/** A step is completed, being edited or disabled (Spec 4.1). */
export function StepCard(props: StepCardProps) {
  const { number, title, state, summary, onEdit, children } = props
  const { general } = useText()
  const heading = useFocusOnEditing(state)
  return (
    <section
      aria-label={title}
      className={classNames('rounded-card border px-4 py-4.5 sm:px-5.5', frames[state])}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 max-xs:gap-x-2.5">
        <StepDisc {...{ number, state }} />
        <h2
          ref={heading}
          tabIndex={-1}
          {...(state === 'editing' && { 'aria-current': 'step' })}
          className={classNames(
            // A long word is not broken: the button moves instead.
            'min-w-min flex-1 rounded-[4px] text-heading wrap-normal',
            state === 'disabled' && 'text-ink-3',
          )}
        >
          {title}
          {state === 'completed' && <span className="sr-only">, {general.completed}</span>}
        </h2>
        {state === 'completed' && onEdit !== undefined && (
          <Chip onClick={onEdit} className="ml-auto" aria-label={`${general.edit}: ${title}`}>
            {general.edit}
          </Chip>
        )}
      </div>
      {state === 'completed' && summary !== undefined && (
        <div className="mt-1 ml-10 text-[0.9375rem] text-ink-2">{summary}</div>
      )}
      {state === 'editing' && <div className="mt-3.5">{children}</div>}
    </section>
  )
}
