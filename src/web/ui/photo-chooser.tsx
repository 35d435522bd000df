import type { ChangeEvent, ReactNode, Ref } from 'react'
import { buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'

export type PhotoChooserProps = {
  readonly id?: string
  readonly ref?: Ref<HTMLInputElement>
  /** Whether the button opens the camera directly. */
  readonly camera?: boolean
  /** How many more photos can be chosen. */
  readonly remaining: number
  readonly describedBy: string
  readonly isInvalid: boolean
  readonly icon: ReactNode
  readonly children: ReactNode
  readonly pick: (files: readonly File[]) => void
}

/** A native file input styled as one of the shop's buttons. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { id, ref, camera, remaining, describedBy, isInvalid, icon, children, pick } = props
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    pick([...(event.target.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    event.target.value = ''
  }
  return (
    <label
      className={buttonClass({
        tone: 'ghost',
        size: 'small',
        className: classNames(
          'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
          remaining > 0 ? 'cursor-pointer' : 'text-ink-3',
        ),
      })}
    >
      {icon}
      {children}
      <input
        {...{ id, ref }}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={camera !== true && remaining > 1}
        {...(camera === true && { capture: 'environment' })}
        disabled={remaining <= 0}
        aria-describedby={describedBy}
        {...(isInvalid && { 'aria-invalid': true })}
        className="sr-only"
        onChange={change}
      />
    </label>
  )
}
