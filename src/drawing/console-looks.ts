import * as flat from './console-flat.ts'
import * as handheld from './console-handheld.ts'
import * as hybrid from './console-switch.ts'
import * as tower from './console-tower.ts'
import type { PadKind } from './controller.ts'
import type { Ink } from './ink.ts'
import type { Box } from './svg.ts'

export type ConsoleLook = {
  readonly body: (ink: Ink) => string
  readonly pad: PadKind | 'none'
  /** Colours of a handheld's back, from left to right as seen from behind. */
  readonly backHexes: (ink: Ink) => readonly [left: string, middle: string, right: string]
  /** The viewBox of the picture of the console alone, and of the close-up. */
  readonly alone: Box
  readonly closeUp: Box
  /** Position of the feet: middle, half width, height. */
  readonly feet: readonly [x: number, reach: number, y: number]
}

const whole: Box = [0, 0, 300, 225]

const oneShell: ConsoleLook['backHexes'] = ink => [ink.hex, ink.tone(-0.12), ink.hex]

const joyConBack: ConsoleLook['backHexes'] = ink => {
  const [left, right] = hybrid.joyConsOf(ink.hex)
  return [right, ink.light > 0.8 ? ink.hex : '#33363c', left]
}

function upright(body: ConsoleLook['body'], pad: PadKind): ConsoleLook {
  return {
    body,
    pad,
    backHexes: oneShell,
    alone: [40, 0, 160, 225],
    closeUp: [56, 8, 120, 90],
    feet: [116, 66, 214],
  }
}

function lyingDown(body: ConsoleLook['body'], pad: PadKind, floor: number): ConsoleLook {
  return {
    body,
    pad,
    backHexes: oneShell,
    alone: [14, 20, 240, 160],
    closeUp: [110, 70, 132, 99],
    feet: [134, 112, floor],
  }
}

function held(body: ConsoleLook['body'], backHexes = oneShell): ConsoleLook {
  return {
    body,
    pad: 'none',
    backHexes,
    alone: whole,
    closeUp: [8, 48, 132, 99],
    feet: [150, 122, 167],
  }
}

export const consoleLooks = {
  ps5: upright(tower.ps5('disc'), 'dual-sense'),
  'ps5-digital': upright(tower.ps5('digital'), 'dual-sense'),
  ps4: lyingDown(flat.lying('ps4'), 'dual-shock', 140),
  'ps4-slim': lyingDown(flat.lying('slim'), 'dual-shock', 133),
  'ps4-pro': lyingDown(flat.lying('pro'), 'dual-shock', 146),
  'xbox-series-x': upright(tower.seriesX, 'xbox'),
  'xbox-series-s': upright(tower.seriesS, 'xbox'),
  'xbox-one': lyingDown(flat.lying('one'), 'xbox', 141),
  'xbox-one-s': lyingDown(flat.lying('ones'), 'xbox', 135),
  'xbox-one-x': lyingDown(flat.lying('onex'), 'xbox', 133),
  switch: held(hybrid.switchConsole(9), joyConBack),
  'switch-oled': held(hybrid.switchConsole(4, '#101114'), joyConBack),
  'switch-two': held(hybrid.switchTwo),
  'switch-lite': held(handheld.switchLite),
  'steam-deck': held(handheld.steamDeck),
  'handheld-plain': held(handheld.rogAlly),
  'console-plain': lyingDown(flat.lying('slim'), 'xbox', 133),
} satisfies Record<string, ConsoleLook>
export type ConsoleFamily = keyof typeof consoleLooks
