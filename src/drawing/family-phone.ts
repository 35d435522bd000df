import { any, type Maker } from './family-rule.ts'
import type { PhoneFamily } from './phone-looks.ts'

const apple: Maker<PhoneFamily> = {
  brand: /apple|iphone/,
  rules: [
    [/iphone (6s?|7|8) ?(plus|\+)/, 'iphone-home-button-pair'],
    [/iphone (se|[5678][sc]?)\b/, 'iphone-home-button'],
    [/iphone xr\b/, 'iphone-notch-single'],
    [/iphone (x|xs)\b/, 'iphone-pill-notch'],
    [/\bair\b/, 'iphone-air'],
    [/\b11 pro/, 'iphone-trio-round'],
    [/\b12 pro/, 'iphone-trio-flat'],
    [/\b13 pro/, 'iphone-trio-square'],
    [/\b1[456] pro/, 'iphone-trio-island'],
    [/\b1[789] pro/, 'iphone-plateau'],
    [/\b1\de\b/, 'iphone-single-flat'],
    [/\b11\b/, 'iphone-dual-round'],
    [/\b12\b/, 'iphone-dual-vertical'],
    [/\b1[34]\b/, 'iphone-dual-diagonal'],
    [/\b15\b/, 'iphone-diagonal-island'],
    [/\b1[6789]\b/, 'iphone-pill-island'],
    [any, 'iphone-pill-island', 2024],
    [any, 'iphone-diagonal-island', 2023],
    [any, 'iphone-dual-diagonal', 2021],
    [any, 'iphone-dual-vertical', 2020],
    [any, 'iphone-pill-notch', 2018],
    [any, 'iphone-home-button'],
  ],
}

const samsung: Maker<PhoneFamily> = {
  brand: /samsung|galaxy/,
  rules: [
    [/fold/, 'galaxy-fold'],
    [/flip ?[5-9]/, 'galaxy-flip'],
    [/flip/, 'galaxy-flip-strip'],
    [/s2[234] ultra/, 'galaxy-ultra'],
    [/s2[5-9] ultra/, 'galaxy-ultra-soft'],
    [/s21 ultra/, 'galaxy-island-ultra'],
    [/\bs2[12]\b/, 'galaxy-island'],
    [/s20 fe/, 'galaxy-pale-block'],
    [/\bs20\b|note ?20/, 'galaxy-block'],
    [/\bs([89]|10)|note ?([89]|10)/, 'galaxy-strip'],
    [/\bs2\d/, 'galaxy-column'],
    [/\ba(12|33|42|52|53|72|73)s?\b/, 'galaxy-pale-block'],
    [/\ba(21|31|41|51|71)s?\b/, 'galaxy-block'],
    [/\ba0\d|xcover/, 'galaxy-pair-drop'],
    [/\ba(3[5-9]|[5-9]\d)s?\b/, 'galaxy-column-hole'],
    [/\b[am]\d\ds?\b/, 'galaxy-column-drop'],
    [any, 'galaxy-column-hole', 2020],
    [any, 'galaxy-strip'],
  ],
}

const google: Maker<PhoneFamily> = {
  brand: /google|pixel/,
  rules: [
    [/fold/, 'pixel-fold'],
    [/\b(9|1\d) ?a\b/, 'pixel-flush'],
    [/\b(9|1\d) pro/, 'pixel-pill-pro'],
    [/\b(9|1\d)\b/, 'pixel-pill'],
    [/\b[78] pro/, 'pixel-bar-pro'],
    [/\b[78] ?a?\b/, 'pixel-bar'],
    [/\b6 ?a?\b/, 'pixel-visor'],
    [/\b[45] ?a?\b/, 'pixel-square'],
    [/\b[23] ?a?\b/, 'pixel-window'],
    [any, 'pixel-pill', 2024],
    [any, 'pixel-bar', 2022],
    [any, 'pixel-visor', 2021],
    [any, 'pixel-square', 2019],
    [any, 'pixel-window'],
  ],
}

const xiaomi: Maker<PhoneFamily> = {
  brand: /xiaomi|redmi|poco|^mi$/,
  rules: [
    [/poco/, 'poco-mask'],
    [/fold/, 'honor-fold'],
    [/flip/, 'motorola-razr'],
    [/ultra/, 'xiaomi-disc'],
    [/redmi (note )?1[2-9]/, 'redmi-square'],
    [/redmi note (9|10|11)/, 'redmi-block'],
    [/redmi/, 'redmi-drop'],
    [/\b1[3-9]t?\b/, 'xiaomi-square'],
    [/\b1[12][tx]?\b/, 'xiaomi-steps'],
    [/\bmi \d/, 'redmi-block'],
    [any, 'xiaomi-square', 2023],
    [any, 'xiaomi-steps', 2021],
    [any, 'redmi-block'],
  ],
}

const huawei: Maker<PhoneFamily> = {
  brand: /huawei/,
  rules: [
    [/mate ?x/, 'honor-fold'],
    [/pura|\bp[5-9]0|nova (9|1\d)/, 'huawei-oval'],
    [/mate ?[2-8]0/, 'huawei-ring'],
    [/\bp40/, 'huawei-block'],
    [/\bp\d\d|p smart|nova|mate/, 'huawei-pill'],
    [any, 'huawei-oval', 2021],
    [any, 'huawei-pill'],
  ],
}

const oneplus: Maker<PhoneFamily> = {
  brand: /one ?plus/,
  rules: [
    [/open/, 'honor-fold'],
    [/nord/, 'oneplus-twin'],
    [/\b1[1-4]r?\b/, 'oneplus-circle'],
    [/\b(8t|9|10|15)[rt]?\b/, 'oneplus-block'],
    [/\b[5678]t?\b/, 'oneplus-center'],
    [any, 'oneplus-circle', 2022],
    [any, 'oneplus-center'],
  ],
}

const oppo: Maker<PhoneFamily> = {
  brand: /oppo/,
  rules: [
    [/flip/, 'motorola-razr'],
    [/find n/, 'honor-fold'],
    [/find x[2-5]/, 'oppo-crater'],
    [/find x/, 'oppo-disc'],
    [any, 'oppo-rings'],
  ],
}

const honor: Maker<PhoneFamily> = {
  brand: /honor/,
  rules: [
    [/magic ?v|fold/, 'honor-fold'],
    [/magic|\bx\d/, 'honor-disc'],
    [any, 'honor-rings'],
  ],
}

function single(brand: RegExp, family: PhoneFamily): Maker<PhoneFamily> {
  return {
    brand,
    rules: [[any, family]],
  }
}

export const phoneMakers: readonly Maker<PhoneFamily>[] = [
  apple,
  samsung,
  google,
  xiaomi,
  huawei,
  oneplus,
  oppo,
  honor,
  {
    brand: /motorola|^moto/,
    rules: [
      [/razr/, 'motorola-razr'],
      [any, 'motorola-square'],
    ],
  },
  {
    brand: /nothing|cmf/,
    rules: [
      [/[23] ?a\b|cmf/, 'nothing-eyes'],
      [any, 'nothing-glyph'],
    ],
  },
  {
    brand: /realme/,
    rules: [
      [/gt|\b1[1-9]\b/, 'realme-disc'],
      [any, 'realme-rings'],
    ],
  },
  {
    brand: /vivo|iqoo/,
    rules: [
      [/\bx\d/, 'oppo-disc'],
      [any, 'realme-rings'],
    ],
  },
  single(/sony|xperia/, 'sony-column'),
  single(/nokia|hmd/, 'nokia-ring'),
  single(/^lg\b|htc/, 'phone-strip'),
]
