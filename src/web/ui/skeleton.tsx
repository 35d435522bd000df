import { classNames } from './class-names.ts'

/** Has the size of the content it replaces, so that nothing moves when the content arrives. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded-input bg-line motion-reduce:animate-none',
        className,
      )}
    />
  )
}
