import type { ConsoleFamily } from './console-looks.ts'
import { any, type Maker } from './family-rule.ts'
import type { WatchFamily } from './watch-looks.ts'

export const watchMakers: readonly Maker<WatchFamily>[] = [
  {
    brand: /apple/,
    rules: [
      [/ultra/, 'apple-watch-ultra'],
      [/\bse\b|series [456]\b/, 'apple-watch-thick'],
      [/series [0123]\b/, 'apple-watch-old'],
      [any, 'apple-watch', 2021],
      [any, 'apple-watch-thick', 2018],
      [any, 'apple-watch-old'],
    ],
  },
  {
    brand: /samsung|galaxy/,
    rules: [
      [/ultra/, 'galaxy-watch-ultra'],
      [/\bfit ?\d?/, 'galaxy-fit'],
      [/classic|watch ?3|gear/, 'galaxy-watch-classic'],
      [any, 'galaxy-watch'],
    ],
  },
  {
    brand: /huawei|honor/,
    rules: [
      [/fit/, 'huawei-fit'],
      [/band/, 'galaxy-fit'],
      [any, 'huawei-watch'],
    ],
  },
  {
    brand: /garmin|polar|suunto|coros/,
    rules: [
      [/sq\b/, 'amazfit-square'],
      [any, 'garmin-watch'],
    ],
  },
  { brand: /google|pixel/, rules: [[any, 'pixel-watch']] },
  {
    brand: /fitbit/,
    rules: [
      [/charge|inspire|luxe/, 'galaxy-fit'],
      [any, 'fitbit-watch'],
    ],
  },
  {
    brand: /xiaomi|redmi|poco|oneplus/,
    rules: [
      [/band/, 'galaxy-fit'],
      [/redmi watch|lite/, 'amazfit-square'],
      [any, 'xiaomi-watch'],
    ],
  },
  {
    brand: /amazfit|zepp/,
    rules: [
      [/gtr|rex|balance|cheetah/, 'xiaomi-watch'],
      [any, 'amazfit-square'],
    ],
  },
]

export const consoleMakers: readonly Maker<ConsoleFamily>[] = [
  {
    brand: /sony|playstation/,
    rules: [
      [/(playstation|ps) ?5.*digital/, 'ps5-digital'],
      [/(playstation|ps) ?5/, 'ps5'],
      [/pro/, 'ps4-pro'],
      [/slim/, 'ps4-slim'],
      [any, 'ps5', 2020],
      [any, 'ps4'],
    ],
  },
  {
    brand: /microsoft|xbox/,
    rules: [
      [/series s/, 'xbox-series-s'],
      [/series/, 'xbox-series-x'],
      [/one s/, 'xbox-one-s'],
      [/one x/, 'xbox-one-x'],
      [any, 'xbox-series-x', 2020],
      [any, 'xbox-one'],
    ],
  },
  {
    brand: /nintendo/,
    rules: [
      [/lite/, 'switch-lite'],
      [/oled/, 'switch-oled'],
      [/switch ?2/, 'switch-two'],
      [any, 'switch'],
    ],
  },
  { brand: /valve|steam/, rules: [[any, 'steam-deck']] },
  { brand: /asus|lenovo|msi|logitech/, rules: [[any, 'handheld-plain']] },
]
