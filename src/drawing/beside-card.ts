import { ground, groundDefs } from './ground.ts'
import type { Ink } from './ink.ts'
import { line, placed, rect, type Scene } from './svg.ts'

/** A bank card in millimetres (ISO/IEC 7810, ID-1). */
const card = { w: 85.6, h: 53.98, r: 3.18 }

const margin = 12
const gap = 14

type Face = {
  readonly content: string
  readonly w: number
  readonly h: number
  /** The part of it that is screen, in the same units. */
  readonly screen: { readonly w: number; readonly h: number }
}

/** The front of a device beside a bank card, both to one scale: its units are millimetres. */
export function besideCard(ink: Ink, { content, w, h, screen }: Face, inches: number): Scene {
  const scale = (inches * 25.4) / Math.hypot(screen.w, screen.h)
  const height = Math.max(h * scale, card.h)
  const cardLeft = margin + w * scale + gap
  const parts = [
    groundDefs(ink),
    ground(ink, margin + (w * scale) / 2, margin + height, w * scale * 0.54, 2.6),
    ground(ink, cardLeft + card.w / 2, margin + height, card.w * 0.54, 2.6),
    placed(content, margin, margin + height - h * scale, scale),
    placed(bankCard, cardLeft, margin + height - card.h),
  ]
  const width = cardLeft + card.w + margin
  return { box: [0, 0, width, height + 2 * margin], content: parts.join('') }
}

const bankCard = [
  rect(0, 0, card.w, card.h, card.r, '#f6f3ec', 'stroke="#8d8778" stroke-width=".5"'),
  rect(9, 17, 12, 9.4, 1.8, '#e2b75c'),
  line('M9 21.7h12M15 17v9.4', '#b98524', 0.5),
  line('M9 38h34M9 43h22', '#8d8778', 1.6, 'stroke-linecap="round"'),
  line('M58 46 64 41l4 3 9-6', '#b98524', 1, 'stroke-linecap="round" stroke-linejoin="round"'),
].join('')
