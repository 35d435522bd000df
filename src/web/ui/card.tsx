import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** `roomy` for summaries and forms, `none` where a picture reaches the edge. */
  readonly padding?: 'card' | 'roomy' | 'none' | undefined
}

const paddings = { card: 'p-4', roomy: 'px-4 py-4.5 sm:px-5.5', none: '' }

/** Uses borders rather than shadows. */
export function Card({ padding = 'card', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', paddings[padding], className)} />
}

/** The warm background behind a device picture. */
export function Plinth({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('plinth', className)} />
}
