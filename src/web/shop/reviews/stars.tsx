type StarsProps = {
  readonly rating: number
  /** The text alternative of the stars. */
  readonly label: string
}

/** Five stars, with as many gold ones as the rating; drawn by the style sheet, since a page has them many times. */
export function Stars({ rating, label }: StarsProps) {
  return <span role="img" aria-label={label} data-gold={Math.round(rating)} className="stars" />
}
