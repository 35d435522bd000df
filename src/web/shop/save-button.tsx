type SaveButtonProps = {
  readonly listingId: string
  /** The page is about this device: it is remembered as looked at. */
  readonly isLookedAt?: boolean
}

/** Saves a device among the visitor's favourites. Named, pressed and marked by `src/web/static/follow-saved.ts`. */
export function SaveButton({ listingId, isLookedAt }: SaveButtonProps) {
  return (
    <button
      type="button"
      suppressHydrationWarning
      data-save={listingId}
      {...(isLookedAt && { 'data-looked-at': '' })}
      className="save-button"
    />
  )
}
