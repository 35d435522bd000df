type Shape = 'very-good' | 'good'

type SharedShapeProps = { readonly shape: Shape; readonly className: string }

/** A shape that a page has dozens of; drawn once, by `SharedShapes`. */
export function SharedShape({ shape, className }: SharedShapeProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#${idOf[shape]}`} />
    </svg>
  )
}

const idOf: Record<Shape, string> = { 'very-good': 's-1', good: 's-2' }

const crack = 'M1.4 9.6 L5 8 L6.6 10 L9.6 5.4 L14.4 4.6'

/** Not shown itself. A grade is a filled disc with one white crack (very good) or two (good). */
export function SharedShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={idOf['very-good']} viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="7" className="fill-jade" />
        <path d={crack} fill="none" stroke="#fff" strokeLinejoin="round" strokeWidth="1.4" />
      </symbol>
      <symbol id={idOf.good} viewBox="0 0 16 16">
        <circle cx="8" cy="8" r="7" className="fill-gold" />
        <g fill="none" stroke="#fff" strokeLinejoin="round">
          <path d={crack} strokeWidth="1.4" />
          <path d="M6.6 10 L7.4 15" strokeWidth="1.3" />
        </g>
      </symbol>
    </svg>
  )
}
