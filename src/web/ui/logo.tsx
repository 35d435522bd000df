import { classNames } from './class-names.ts'

type LogoProps = {
  readonly className?: string | undefined
  /** The page shows the logo above already: its mark is drawn once. */
  readonly isRepeated?: boolean | undefined
}

const markId = 'mark'

/** The logo (a device mended with gold) and the name of the shop. */
export function Logo({ className, isRepeated }: LogoProps) {
  return (
    <span className={classNames('logo', className)}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" className="shrink-0">
        {isRepeated === true ? <use href={`#${markId}`} /> : <Mark />}
      </svg>
      kintsu
    </span>
  )
}

function Mark() {
  return (
    <g id={markId}>
      <rect x="5" y="1.5" width="20" height="27" rx="5.5" className="fill-jade" />
      <g fill="none" className="stroke-gold-2" strokeLinejoin="round">
        <path d="M5 19 L11 16.5 L13.5 19.5 L18 11.5 L20 13.5 L25 8" strokeWidth="2.1" />
        <path d="M13.5 19.5 L15.5 28" strokeWidth="1.7" />
      </g>
    </g>
  )
}
