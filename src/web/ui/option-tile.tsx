import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type OptionTileText = {
  readonly title: ReactNode
  /** Lines under the title: a description, the price. */
  readonly children?: ReactNode
}

const tileClass = 'option-tile'
const openClass = 'option-open'
const chosenClass = 'option-chosen'

function OptionText({ title, children }: OptionTileText) {
  return (
    <>
      <span className="option-title">{title}</span>
      {children}
    </>
  )
}

type OptionLinkProps = OptionTileText & {
  readonly href: string
  readonly selected: boolean
  /** If set, no such product is in stock; the tile stays and shows this reason. */
  readonly unavailable?: string | undefined
}

/** A choice with its own URL: works without JavaScript. */
export function OptionLink({ href, selected, unavailable, ...text }: OptionLinkProps) {
  if (unavailable === undefined)
    return (
      <a
        href={href}
        className={classNames(
          tileClass,
          text.children === undefined && 'justify-center',
          selected ? chosenClass : openClass,
        )}
        {...(selected && { 'aria-current': 'true' })}
      >
        <OptionText {...text} />
      </a>
    )
  return (
    <a
      href={href}
      className={classNames(tileClass, 'justify-center border-dashed', selected && chosenClass)}
      {...(selected && { 'aria-current': 'true' })}
    >
      <span className="option-title text-ink-3 line-through">{text.title}</span>
      <span className="text-note text-rust">{unavailable}</span>
    </a>
  )
}
