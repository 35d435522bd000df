import { classNames } from './class-names.ts'

/** Takes the size of what it stands for, so that nothing moves when that arrives. */
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
