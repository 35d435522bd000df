import { classNames } from './class-names.ts'

/** The logo (a device mended with gold) and the name of the shop. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.25 text-[1.3125rem] leading-none font-[850] tracking-[-0.03em] sm:text-[1.5625rem]',
        className,
      )}
    >
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" className="shrink-0">
        <rect x="5" y="1.5" width="20" height="27" rx="5.5" className="fill-jade" />
        <g fill="none" className="stroke-gold-2" strokeLinejoin="round">
          <path d="M5 19 L11 16.5 L13.5 19.5 L18 11.5 L20 13.5 L25 8" strokeWidth="2.1" />
          <path d="M13.5 19.5 L15.5 28" strokeWidth="1.7" />
        </g>
      </svg>
      kintsu
    </span>
  )
}
