import { circle, ring } from './svg.ts'

/** A thumb stick in its collar. */
export function stick(x: number, y: number, r: number, rim = '#0b0c0e') {
  return (
    circle(x, y, r + 1.2, rim) + circle(x, y, r, '#2a2d33') + ring(x, y, r * 0.7, '#474c55', 0.8)
  )
}

/** Four round buttons in a diamond. */
export function four(x: number, y: number, spread: number, r: number, fill: string) {
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx * spread, y + dy * spread, r, fill))
    .join('')
}
