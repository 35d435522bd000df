import type { keyboardErrors } from '#domain/trade-in/choices.ts'
import { Frame, inks } from './frame.tsx'

export type KeyboardError = (typeof keyboardErrors)[number]

const rows = [0, 1, 2]
const columns = [0, 1, 2, 3, 4, 5]
const latin = ['QWERTY', 'ASDFGH', 'ZXCVBN']
const foreign = ['ЯЖΞÑØß', 'ÄÖΩЙÇŁ', 'ДΨÅŘÆЩ']

type KeyProps = {
  readonly column: number
  readonly row: number
  readonly error: KeyboardError
}

function isDefective({ column, row }: KeyProps) {
  return (column * 2 + row * 3) % 7 === 3
}

function Key(key: KeyProps) {
  const { column, row, error } = key
  const [x, y] = [9 + column * 17.3, 15 + row * 21]
  const character = (error === 'foreign-layout' ? foreign : latin)[row]?.[column]
  if (error === 'missing-keys' && isDefective(key))
    return <path d={`M${x + 2} ${y + 2}h11v14h-11zm4 5h3v4h-3z`} fill="none" stroke={inks.metal} />
  const isDead = error === 'dead-keys' && isDefective(key)
  const isDark = error === 'backlight' && column > 2
  return (
    <g opacity={isDark ? 0.45 : 1}>
      <rect x={x} y={y} width="15" height="18" rx="3" fill={isDead ? inks.rust : inks.shine} />
      <text x={x + 7.5} y={y + 12.5} fontSize="9" textAnchor="middle" fill="#fff">
        {isDead ? '×' : character}
      </text>
    </g>
  )
}

/** A part of a keyboard with its defect. */
export function KeyboardPicture({ error }: { readonly error: KeyboardError }) {
  return (
    <Frame>
      <rect x="2" y="8" width="116" height="74" rx="7" fill={inks.glass} />
      {rows.map(row =>
        columns.map(column => <Key key={`${column}-${row}`} {...{ column, row, error }} />),
      )}
    </Frame>
  )
}
