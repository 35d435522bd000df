import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The page's column with its gutters. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('wrap', className)} />
)
