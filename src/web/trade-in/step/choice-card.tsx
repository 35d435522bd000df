import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type ChoiceCardProps = {
  readonly kind: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly title: ReactNode
  readonly text?: ReactNode
  /** A price, beside the title. */
  readonly aside?: ReactNode
  readonly picture?: ReactNode
  readonly isChosen: boolean
}

const marks = {
  radio: 'rounded-full checked:border-[6px] checked:border-jade',
  checkbox: 'rounded-[5px] checked:border-jade checked:bg-jade',
}

/** One answer as a card around a native control, so that arrow keys, Enter and forms without JavaScript work as usual. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { kind, name, value, title, text, aside, picture, isChosen } = props
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-tile border-[1.5px] border-line bg-paper px-4 py-3 transition-colors hover:border-control has-checked:border-jade has-checked:ring-1 has-checked:ring-jade has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring) forced-colors:has-checked:border-[Highlight]">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type={kind}
          name={name}
          value={value}
          defaultChecked={isChosen}
          className={classNames(
            'peer size-5 appearance-none border-[1.5px] border-control bg-paper outline-none forced-colors:appearance-auto',
            marks[kind],
          )}
        />
        {kind === 'checkbox' && (
          <Check
            size={14}
            strokeWidth={3.5}
            aria-hidden="true"
            className="pointer-events-none invisible absolute text-paper peer-checked:visible forced-colors:hidden"
          />
        )}
      </span>
      {picture !== undefined && (
        <span className="w-20 shrink-0 overflow-hidden rounded-input bg-plinth sm:w-24">
          {picture}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-bold">{title}</span>
          {aside !== undefined && <span className="text-meta text-ink-2">{aside}</span>}
        </span>
        {text !== undefined && <span className="block text-meta text-ink-2">{text}</span>}
      </span>
    </label>
  )
}
