type ShapeProps = { readonly x: number }

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
} as const

/** A bank card with its stripe. */
export function BankCard({ x }: ShapeProps) {
  return (
    <g transform={`translate(${x} 6)`}>
      <rect x={0.8} y={0.8} width={24.4} height={14.4} rx={2.6} {...line} />
      <path d="M1 5.4h24" stroke="currentColor" strokeWidth={2.6} />
      <path d="M4.5 11.4h6" {...line} />
    </g>
  )
}

export function Banknote({ x }: ShapeProps) {
  return (
    <g transform={`translate(${x} 6)`}>
      <rect x={0.8} y={0.8} width={26.4} height={14.4} rx={1.6} {...line} />
      <circle cx={14} cy={8} r={3.2} {...line} />
      <path d="M4.6 8h1M22.4 8h1" {...line} strokeLinecap="round" />
    </g>
  )
}

/** A parcel locker: a cabinet of small doors. */
export function Locker({ x }: ShapeProps) {
  return (
    <g transform={`translate(${x} 5)`}>
      <rect x={0.8} y={0.8} width={16.4} height={16.4} rx={1.6} {...line} />
      <path d="M9 1v16M1 6.4h16M1 11.8h16" {...line} />
    </g>
  )
}
