import { useId } from 'react'
import { ComboBox, Label } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useMarket } from '#web/text/use-text.tsx'
import { classNames } from './class-names.ts'
import { DropdownControl } from './dropdown-control.tsx'
import { DropdownPopover } from './dropdown-popover.tsx'
import { FieldLabelText, FieldMessages, type FieldWords, fieldLabelClass } from './field.tsx'
import { type DropdownSource, useDropdown } from './use-dropdown.ts'

type SearchDropdownProps = DropdownSource &
  FieldWords & {
    readonly id?: string | undefined
    readonly placeholder?: string | undefined
    readonly onBlur?: (() => void) | undefined
    readonly isLoading?: boolean | undefined
    /** Present: cannot be used yet, stays focusable and says why under the field. */
    readonly disabledReason?: string | undefined
    /** A Tailwind class; the specification's default is max-h-60. */
    readonly maxHeight?: string | undefined
    readonly className?: string | undefined
  }

/** Spec 2.6, 4.8, 5.6: the searchable dropdown of county, locality, street and pickup point. */
export const SearchDropdown = (props: SearchDropdownProps) => {
  const { required, error, warning, disabledReason, onBlur } = props
  const dropdown = useDropdown(props)
  const ownId = useId()
  const messagesId = `${props.id ?? ownId}-messages`
  const hint = disabledReason ?? props.hint
  const says = hint !== undefined || error !== undefined || warning !== undefined
  const leave = () => {
    dropdown.acceptTyped()
    onBlur?.()
  }
  return (
    <I18nProvider locale={useMarket().locale}>
      <ComboBox
        id={props.id ?? ownId}
        allowsEmptyCollection
        menuTrigger="manual"
        validationBehavior="aria"
        value={props.value?.id ?? null}
        onChange={key => key !== null && dropdown.chooseKey(String(key))}
        inputValue={dropdown.text}
        onInputChange={dropdown.type}
        onOpenChange={isOpen => isOpen || dropdown.forgetTyped()}
        onBlur={leave}
        isRequired={required === true}
        isInvalid={error !== undefined}
        isReadOnly={disabledReason !== undefined}
        defaultFilter={() => true}
        {...(says && { 'aria-describedby': messagesId })}
        className={classNames('min-w-0', props.className)}
      >
        <Parts {...props} {...{ dropdown, hint, messagesId }} />
      </ComboBox>
    </I18nProvider>
  )
}

type PartsProps = SearchDropdownProps & {
  readonly dropdown: ReturnType<typeof useDropdown>
  readonly messagesId: string
}

const Parts = (props: PartsProps) => {
  const { dropdown, messagesId, hint, error, warning, isLoading } = props
  return (
    <>
      <Label className={fieldLabelClass}>
        <FieldLabelText label={props.label} required={props.required} />
      </Label>
      <DropdownControl
        {...{ dropdown, error, warning, isLoading }}
        placeholder={props.placeholder}
        isRefused={props.disabledReason !== undefined}
      />
      <FieldMessages id={messagesId} {...{ hint, error, warning }} />
      <DropdownPopover
        dropdown={dropdown}
        maxHeight={props.maxHeight ?? 'max-h-60'}
        isLoading={isLoading}
      />
    </>
  )
}
