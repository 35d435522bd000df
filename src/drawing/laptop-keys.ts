import type { Ink } from './ink.ts'
import type { LaptopLook } from './laptop-looks.ts'

export function keyColor(ink: Ink, { keys }: LaptopLook) {
  return {
    black: '#1b1d21',
    body: ink.tone(ink.light > 0.45 ? -0.22 : -0.35),
    pale: ink.tone(0.35),
    lit: '#17191d',
  }[keys]
}

export function bedColor(ink: Ink, { keys, keyBed }: LaptopLook) {
  if (keys === 'lit') return '#35d0ba'
  if (ink.light < 0.3) return ink.tone(0.16)
  return keyBed === 'sunk' ? ink.tone(-0.42) : ink.tone(-0.1)
}
