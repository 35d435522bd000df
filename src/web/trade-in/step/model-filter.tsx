import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { Button } from '#web/ui/button.tsx'
import { fieldLabelClass } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

const formId = 'model-filter'

type ModelFilterProps = {
  readonly text: string
  readonly onType: (typed: string) => void
}

/** Filters the list while typing; without JavaScript its own form requests a shorter list. */
export function ModelFilter({ text, onType }: ModelFilterProps) {
  const { filter } = useTradeInStepsText()
  const isHydrated = useIsHydrated()
  return (
    <div className="mb-4">
      <label htmlFor={`${formId}-text`} className={fieldLabelClass}>
        {filter.label}
      </label>
      <div className="flex gap-2.5">
        <input
          id={`${formId}-text`}
          form={formId}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onInput={event => onType(event.currentTarget.value)}
          className={inputClass({})}
        />
        <span className={isHydrated ? 'hidden' : undefined}>
          <Button type="submit" form={formId} tone="ghost">
            {filter.apply}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** Placed beside the question's form, because forms cannot be nested. */
export function ModelFilterForm() {
  return <form id={formId} method="get" onSubmit={event => event.preventDefault()} />
}
