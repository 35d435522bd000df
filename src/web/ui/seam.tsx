import { classNames } from './class-names.ts'

type SeamProps = {
  /** `bright` on dark backgrounds, `deep` on light ones. */
  readonly tone?: 'bright' | 'deep' | undefined
  readonly className?: string | undefined
}

/** The gold line of the shop, at most one per screen: under a headline, above a total, under an offer. */
export function Seam({ tone = 'deep', className }: SeamProps) {
  return (
    <svg
      viewBox="0 0 260 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames(
        'block h-3.5 w-full max-w-82.5',
        tone === 'bright' ? 'stroke-gold-2' : 'stroke-gold',
        className,
      )}
    >
      <polyline
        points="1,9 34,7 47,11 92,5 109,8 150,3 171,10 214,6 259,8"
        fill="none"
        strokeWidth={tone === 'bright' ? 2 : 1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
