import type { View } from '#domain/device/view.ts'
import { besideCard } from './beside-card.ts'
import { ground, groundDefs } from './ground.ts'
import type { Ink } from './ink.ts'
import { lensDefs } from './lens.ts'
import { appleMark, phoneFrame, phonePane } from './phone-body.ts'
import { clock, wallpaper } from './screen.ts'
import { circle, fade, path, placed, rect, ring, type Scene } from './svg.ts'
import type { TabletLook } from './tablet-looks.ts'

function tabletBack(ink: Ink, look: TabletLook): string {
  return [
    rect(look.w - 22, -1, 15, 2.2, 1, ink.tone(-0.42)),
    phoneFrame(ink, look, 'back'),
    phonePane(ink, look),
    lensDefs(ink),
    look.camera(ink, look),
    look.mark ? appleMark(ink, look.w / 2, look.h / 2, 22) : '',
  ].join('')
}

function homeButton(ink: Ink, { w, h }: TabletLook) {
  return circle(w / 2, h - 9.6, 6, '#0e1013') + ring(w / 2, h - 9.6, 6, ink.tone(0.1), 0.9)
}

function screenOf({ w, h, bezel, front }: TabletLook) {
  const top = front === 'home-button' ? 19 : bezel
  return { x: bezel, y: top, w: w - 2 * bezel, h: h - 2 * top }
}

function tabletFront(ink: Ink, look: TabletLook): string {
  const { w, h, r, bezel } = look
  const { y: top } = screenOf(look)
  const screenR = look.front === 'home-button' ? 1 : Math.max(2, r - bezel + 1)
  const screen = { ...screenOf(look), r: screenR, seam: look.seam }
  const glass = look.front === 'home-button' && ink.light > 0.72 ? '#f3f2ee' : '#07080a'
  return [
    rect(7, -1, 15, 2.2, 1, ink.tone(-0.42)),
    phoneFrame(ink, look, 'front'),
    rect(1.3, 1.3, w - 2.6, h - 2.6, Math.max(2, r - 1.3), glass),
    wallpaper(ink, screen),
    clock(w / 2, top + screen.h * 0.13, 18),
    dock(look, h - top),
    look.front === 'home-button' ? homeButton(ink, look) : '',
    circle(w / 2, top / 2 + 0.4, 1.1, '#2a3350'),
    path(`M${w * 0.66} ${top}H${w - bezel - 2}V${h * 0.5}Z`, '#fff', fade(0.05)),
  ].join('')
}

/** A row of four plain icons, so that a tablet is not mistaken for a large phone. */
function dock({ w }: TabletLook, bottom: number): string {
  const colors = ['#f3efe4', '#e2b75c', '#7fa3d8', '#2fae90']
  const left = w / 2 - 31
  return [
    rect(left - 4, bottom - 21, 70, 17, 6, '#fff', fade(0.24)),
    ...colors.map((color, index) => rect(left + index * 16.6, bottom - 18.4, 12, 12, 3.4, color)),
  ].join('')
}

function alone(content: string, { w, h }: TabletLook): Scene {
  return {
    box: [-6, -6, w + 12, h + 12],
    content,
  }
}

/** The back is half covered by the front. */
function pair(ink: Ink, look: TabletLook): Scene {
  const overlap = Math.max(0, look.w * 2 + 10 - 280)
  const left = (300 - (look.w * 2 + 10 - overlap)) / 2
  const right = 300 - left - look.w
  const top = 217 - look.h
  const content = [
    groundDefs(ink),
    ground(ink, left + look.w / 2, 217.4, look.w * 0.53),
    ground(ink, right + look.w / 2, 217.4, look.w * 0.53),
    placed(tabletBack(ink, look), left, top),
    placed(tabletFront(ink, look), right, top),
  ].join('')
  return { box: [0, 0, 300, 225], content }
}

/** `inches`: the diagonal of the screen. */
export function tabletScene(ink: Ink, look: TabletLook, view: View, inches?: number): Scene {
  switch (view) {
    case 'scale': {
      if (inches === undefined) return tabletScene(ink, look, 'front')
      const { w, h } = look
      const { w: screenW, h: screenH } = screenOf(look)
      const face = { content: tabletFront(ink, look), w, h, screen: { w: screenW, h: screenH } }
      return besideCard(ink, face, inches)
    }
    case 'back':
      return alone(tabletBack(ink, look), look)
    case 'front':
      return alone(tabletFront(ink, look), look)
    case 'open':
      return alone(tabletFront(ink, look), look)
    case 'pair':
      return pair(ink, look)
    case 'detail':
      return {
        box: [look.lensSide === 'left' ? -4 : look.w - 72, -4, 76, 57],
        content: tabletBack(ink, look),
      }
  }
}
