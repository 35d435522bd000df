import { Frame, inks } from './frame.tsx'

const outline =
  'M22 18h36c10 0 15 11 17 26 1 7-7 10-11 4l-7-9H23l-7 9c-4 6-12 3-11-4 2-15 7-26 17-26z'

function Controller({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} fill={inks.metal} stroke={inks.ink} strokeWidth="1.4" />
      <path d="M24 23v9M19.5 27.5h9" stroke={inks.ink} strokeWidth="3" strokeLinecap="round" />
      <circle cx="58" cy="24" r="2" fill={inks.ink} />
      <circle cx="58" cy="31" r="2" fill={inks.ink} />
      <circle cx="54.5" cy="27.5" r="2" fill={inks.ink} />
      <circle cx="61.5" cy="27.5" r="2" fill={inks.ink} />
    </g>
  )
}

const places = [
  [],
  [[20, 15]],
  [
    [6, 2],
    [36, 32],
  ],
] as const

/** The given number of controllers; without any, an outline in its place. */
export function ControllersPicture({ count }: { readonly count: 0 | 1 | 2 }) {
  return (
    <Frame>
      {count === 0 && (
        <path
          d={outline}
          transform="translate(20 15)"
          fill="none"
          stroke={inks.metal}
          strokeWidth="1.6"
          strokeDasharray="4 4"
        />
      )}
      {places[count].map(([x, y]) => (
        <Controller key={x} x={x} y={y} />
      ))}
    </Frame>
  )
}
