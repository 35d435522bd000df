type KeepButtonProps = {
  readonly listingId: string
  /** The page is about this device: it is remembered as looked at. */
  readonly isLookedAt?: boolean
}

/** Keeps a device among the visitor's favourites. Named, pressed and marked by `src/web/static/follow-kept.ts`. */
export function KeepButton({ listingId, isLookedAt }: KeepButtonProps) {
  return (
    <button
      type="button"
      suppressHydrationWarning
      data-keep={listingId}
      {...(isLookedAt && { 'data-looked-at': '' })}
      className="keep-button"
    />
  )
}
