import { useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'

type KeepButtonProps = {
  readonly listingId: string
  /** Of the device, for the label. */
  readonly name: string
  readonly className?: string
  /** The page is about this device: it is remembered as looked at. */
  readonly isLookedAt?: boolean
}

/** Keeps a device among the visitor's favourites. Pressed and marked by `src/web/static/follow-kept.ts`. */
export function KeepButton({ listingId, name, className, isLookedAt }: KeepButtonProps) {
  const { listing } = useText()
  return (
    <button
      type="button"
      suppressHydrationWarning
      data-keep={listingId}
      {...(isLookedAt && { 'data-looked-at': '' })}
      aria-label={listing.keep(name)}
      className={classNames('keep-button', className)}
    >
      <i aria-hidden="true" className="heart" />
    </button>
  )
}
