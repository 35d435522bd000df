import { any, type Maker } from './family-rule.ts'
import type { LaptopFamily } from './laptop-looks.ts'
import type { TabletFamily } from './tablet-looks.ts'

export const tabletMakers: readonly Maker<TabletFamily>[] = [
  {
    brand: /apple|ipad/,
    rules: [
      [/mini.*\b([67]|a17)\b/, 'ipad-mini-whole'],
      [/mini/, 'ipad-mini-whole', 2021],
      [/mini/, 'ipad-mini-home'],
      [/pro/, 'ipad-pro', 2020],
      [/pro/, 'ipad-whole', 2018],
      [/air.*\b([45]|m\d)\b/, 'ipad-whole'],
      [/air/, 'ipad-whole', 2020],
      [/\b(10|11)(th)?\b(?!\.)/, 'ipad-whole', 2022],
      [any, 'ipad-whole', 2022],
      [any, 'ipad-home-button'],
    ],
  },
  {
    brand: /samsung|galaxy/,
    rules: [
      [/lite|tab a|active/, 'galaxy-tab-single'],
      [/tab s[5-8]/, 'galaxy-tab-ribbon'],
      [/tab s/, 'galaxy-tab-stack'],
      [any, 'galaxy-tab-single'],
    ],
  },
  { brand: /xiaomi|redmi|poco|oneplus|oppo|realme/, rules: [[any, 'xiaomi-pad']] },
  { brand: /huawei|honor/, rules: [[any, 'huawei-pad']] },
  { brand: /lenovo/, rules: [[any, 'lenovo-tab']] },
  { brand: /google/, rules: [[any, 'pixel-tablet']] },
  { brand: /microsoft|surface/, rules: [[any, 'surface-tablet']] },
]

export const laptopMakers: readonly Maker<LaptopFamily>[] = [
  {
    brand: /apple|macbook/,
    rules: [
      [/air.*\bm[2-9]\b/, 'macbook-air-notch'],
      [/air.*\bm1\b/, 'macbook-air'],
      [/air/, 'macbook-air-notch', 2022],
      [/pro.*touch ?bar|pro 13|pro \(?13/, 'macbook-pro-bar', 2016],
      [/pro/, 'macbook-pro', 2021],
      [/pro/, 'macbook-pro-bar', 2016],
      [any, 'macbook-air'],
    ],
  },
  {
    brand: /lenovo|thinkpad/,
    rules: [
      [/chromebook/, 'chromebook'],
      [/legion|loq/, 'gaming-laptop'],
      [/thinkpad/, 'thinkpad'],
      [any, 'lenovo-ideapad'],
    ],
  },
  {
    brand: /dell|alienware/,
    rules: [
      [/chromebook/, 'chromebook'],
      [/alienware|\bg1[567]\b/, 'gaming-laptop'],
      [/xps/, 'dell-xps'],
      [any, 'dell-latitude'],
    ],
  },
  {
    brand: /^hp$|hewlett/,
    rules: [
      [/chromebook/, 'chromebook'],
      [/omen|victus/, 'gaming-laptop'],
      [any, 'hp-elitebook'],
    ],
  },
  {
    brand: /asus/,
    rules: [
      [/chromebook/, 'chromebook'],
      [/rog|tuf/, 'gaming-laptop'],
      [any, 'asus-zenbook'],
    ],
  },
  {
    brand: /acer/,
    rules: [
      [/chromebook/, 'chromebook'],
      [/nitro|predator/, 'gaming-laptop'],
      [any, 'acer-aspire'],
    ],
  },
  { brand: /microsoft|surface/, rules: [[any, 'surface-laptop']] },
  { brand: /msi|razer|gigabyte/, rules: [[any, 'gaming-laptop']] },
]
