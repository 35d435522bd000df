import { Star } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

type StarsProps = {
  readonly rating: number
  /** The text alternative of the stars. */
  readonly label: string
  readonly size?: number
}

/** Five stars, with as many gold ones as the rating. */
export function Stars({ rating, label, size = 18 }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex shrink-0 gap-0.5">
      {[1, 2, 3, 4, 5].map(n => (
        <Star
          key={n}
          size={size}
          aria-hidden="true"
          className={classNames(
            n <= Math.round(rating) ? 'fill-gold-2 text-gold' : 'fill-sand text-line-2',
          )}
        />
      ))}
    </span>
  )
}
