import type { Ink } from './ink.ts'
import { phoneButtons, phoneFrame } from './phone-body.ts'
import type { Front, PhoneLook } from './phone-look.ts'
import { clock, wallpaper } from './screen.ts'
import { circle, fade, path, rect, ring } from './svg.ts'

const black = '#060708'

function pupil(x: number, y: number, r: number) {
  return circle(x, y, r, black) + circle(x, y, r * 0.45, '#1d2740')
}

/** The screen's cutouts, drawn over it. */
const cutouts: Readonly<Record<Front, (w: number, top: number) => string>> = {
  'home-button': () => '',
  forehead: () => '',
  notch: (w, top) =>
    path(
      `M${w / 2 - 29} ${top - 0.6}h58c-2.6 0-3 1.4-3 3v.6a6.5 6.5 0 0 1-6.5 6.5h-39a6.5 6.5 0 0 1-6.5-6.5v-.6c0-1.6-.4-3-3-3Z`,
      black,
    ) +
    rect(w / 2 - 6, top + 2.6, 12, 1.8, 0.9, '#23262b') +
    pupil(w / 2 + 13, top + 3.6, 1.9),
  'notch-small': (w, top) =>
    path(
      `M${w / 2 - 21} ${top - 0.6}h42c-2.2 0-2.6 1.4-2.6 3v.8a6.5 6.5 0 0 1-6.5 6.5h-23.8a6.5 6.5 0 0 1-6.5-6.5v-.8c0-1.6-.4-3-2.6-3Z`,
      black,
    ) +
    pupil(w / 2 - 10, top + 5, 2) +
    rect(w / 2 - 6, top - 2.4, 12, 1.3, 0.6, '#23262b'),
  island: (w, top) =>
    rect(w / 2 - 14, top + 5, 28, 8.4, 4.2, black) + pupil(w / 2 + 9.5, top + 9.2, 2.6),
  hole: (w, top) => pupil(w / 2, top + 7, 3.1),
  'hole-left': (_, top) => pupil(14, top + 9, 3.1),
  'pill-left': (_, top) =>
    rect(9, top + 5, 17, 7.4, 3.7, black) +
    pupil(13.6, top + 8.7, 2.3) +
    pupil(21.4, top + 8.7, 2.3),
  drop: (w, top) =>
    path(`M${w / 2 - 11} ${top - 0.5}h22c-4 0-5 2-6 4a5.6 5.6 0 0 1-10 0c-1-2-2-4-6-4Z`, black) +
    pupil(w / 2, top + 2.4, 1.8),
}

type Margins = { readonly top: number; readonly side: number; readonly bottom: number }

export function marginsOf({ front, bezel }: PhoneLook): Margins {
  if (front === 'home-button') return { top: 25, side: 4.4, bottom: 25 }
  if (front === 'forehead') return { top: 11, side: 3.6, bottom: 11 }
  const side = bezel + 1.2
  return { top: side, side, bottom: front === 'drop' ? side + 3.4 : side }
}

function homeButton(ink: Ink, { w, h }: PhoneLook) {
  return (
    circle(w / 2, h - 13.2, 7.6, '#0e1013') +
    ring(w / 2, h - 13.2, 7.6, ink.tone(0.1), 1.1) +
    rect(w / 2 - 8, 12.4, 16, 2, 1, '#2a2d33') +
    circle(w / 2 - 14, 13.4, 1.6, '#1d2740')
  )
}

export function phoneFront(ink: Ink, look: PhoneLook): string {
  const { w, h, r } = look
  const { top, side, bottom } = marginsOf(look)
  const square = look.front === 'home-button' || look.front === 'forehead'
  const screenR = square ? 1.5 : Math.max(2, r - side)
  const screen = {
    x: side,
    y: top,
    w: w - 2 * side,
    h: h - top - bottom,
    r: screenR,
    seam: look.seam,
  }
  const glass = look.front === 'home-button' && ink.light > 0.6 ? '#f3f2ee' : '#07080a'
  return [
    phoneButtons(ink, look, 'front'),
    phoneFrame(ink, look, 'front'),
    rect(1.3, 1.3, w - 2.6, h - 2.6, Math.max(2, r - 1.3), glass),
    wallpaper(ink, screen),
    cutouts[look.front](w, top),
    clock(w / 2, top + screen.h * 0.17, 17),
    look.front === 'home-button'
      ? homeButton(ink, look)
      : rect(w / 2 - 16, h - bottom - 6.4, 32, 2, 1, '#fff', fade(0.8)),
    look.front === 'forehead'
      ? rect(w / 2 - 8, 5.6, 16, 1.4, 0.7, '#2a2d33') + circle(w - 18, 6.3, 1.6, '#1d2740')
      : '',
    path(
      `M${w * 0.62} ${top}H${w - side - screenR}a${screenR} ${screenR} 0 0 1 ${screenR} ${screenR}V${h * 0.5}Z`,
      '#fff',
      fade(0.05),
    ),
  ].join('')
}
