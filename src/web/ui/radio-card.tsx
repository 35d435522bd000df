import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type RadioOption<Value extends string> = {
  readonly value: Value
  readonly title: string
  readonly subtitle?: ReactNode
  /** The logo of the payment method, or a price. */
  readonly aside?: ReactNode
  /** If set, the row stays, is disabled but focusable, and shows this reason. */
  readonly disabledReason?: ReactNode
  /** Shown under the row once it is chosen. */
  readonly details?: ReactNode
  /** Whether the details contain fields that must be available without JavaScript. */
  readonly opensWithoutScripts?: boolean
}

type RadioCardProps<Value extends string> = {
  readonly option: RadioOption<Value>
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (value: Value) => void
}

function frameOf(isChosen: boolean, isDisabled: boolean) {
  return classNames(
    'rounded-tile border-[1.5px] transition-colors',
    isDisabled && 'border-line bg-sand text-ink-3',
    isChosen && 'border-jade bg-paper ring-1 ring-jade forced-colors:border-[Highlight]',
    !isChosen && !isDisabled && 'border-line bg-paper hover:border-control',
  )
}

const radioClass =
  'size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-paper checked:border-[6px] checked:border-jade aria-disabled:border-line-2 aria-disabled:bg-transparent forced-colors:appearance-auto'

type RadioTextProps = { readonly option: RadioOption<string>; readonly id: string }

function RadioText({ option, id }: RadioTextProps) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-bold">{option.title}</span>
      <span id={`${id}-note`} className="block text-meta">
        {option.subtitle !== undefined && (
          <span className="block text-ink-2">{option.subtitle}</span>
        )}
        {option.disabledReason !== undefined && (
          <span className="mt-1 block text-label font-[560] text-rust">
            {option.disabledReason}
          </span>
        )}
      </span>
    </span>
  )
}

export function RadioCard<Value extends string>(props: RadioCardProps<Value>) {
  const { option, name, isChosen, onChoose } = props
  const id = useId()
  const isDisabled = option.disabledReason !== undefined
  return (
    <div className={classNames('group/card', frameOf(isChosen, isDisabled))}>
      <label className="flex items-center gap-x-3 gap-y-1 px-4 py-3.5 max-[21.5rem]:flex-wrap">
        <input
          type="radio"
          id={id}
          name={name}
          value={option.value}
          checked={isChosen}
          onChange={() => isDisabled || onChoose(option.value)}
          aria-label={option.title}
          aria-describedby={`${id}-note`}
          {...(isDisabled && { 'aria-disabled': true })}
          className={radioClass}
        />
        <RadioText option={option} id={id} />
        {option.aside !== undefined && (
          <span className="shrink-0 max-[21.5rem]:basis-full max-[21.5rem]:pl-8">
            {option.aside}
          </span>
        )}
      </label>
      {(isChosen || option.opensWithoutScripts) && option.details !== undefined && (
        <section
          aria-label={option.title}
          className={classNames(
            'px-4 pb-4',
            !isChosen && 'hidden',
            option.opensWithoutScripts &&
              'noscript:hidden noscript:group-has-[input[type=radio]:checked]/card:block',
          )}
        >
          {option.details}
        </section>
      )}
    </div>
  )
}
