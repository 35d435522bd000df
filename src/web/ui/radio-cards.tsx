import { type ReactNode, useId } from 'react'
import { FieldMessages } from './field.tsx'
import { RadioCard, type RadioOption } from './radio-card.tsx'

type RadioCardsProps<Value extends string> = {
  readonly legend: ReactNode
  readonly name: string
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly options: readonly RadioOption<Value>[]
  readonly hideLegend?: boolean | undefined
  readonly error?: string | undefined
}

/** Native radio buttons in a fieldset: arrow keys, forms and screen readers work as on the platform. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const messagesId = useId()
  return (
    <fieldset
      {...(props.error !== undefined && { 'aria-describedby': messagesId })}
      className="min-w-0"
    >
      <legend className={props.hideLegend === true ? 'sr-only' : 'mb-2 text-label font-[650]'}>
        {props.legend}
      </legend>
      <div className="grid grid-cols-1 gap-2.5">
        {props.options.map(option => (
          <RadioCard
            key={option.value}
            option={option}
            name={props.name}
            isChosen={option.value === props.value}
            onChoose={props.onChange}
          />
        ))}
      </div>
      <FieldMessages id={messagesId} error={props.error} />
    </fieldset>
  )
}
