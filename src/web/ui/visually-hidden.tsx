import type { ComponentProps } from 'react'

/** Heard, not seen. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span {...props} className="sr-only" />
)
