import { ownEntry } from '#domain/own-entry.ts'
/** The maker of a device, and its contact in the EU where the maker publishes one. */
export type Maker = {
  readonly name: string
  readonly address: string
  /** The maker's support pages, without the scheme. */
  readonly site: string
  readonly inUnion?: { readonly name: string; readonly address: string }
}

const xiaomi: Maker = {
  name: 'Xiaomi Communications Co., Ltd.',
  address:
    '#019, 9th Floor, Building 6, 33 Xi’erqi Middle Road, Haidian District, Beijing 100085, China',
  site: 'www.mi.com/global/support',
  inUnion: {
    name: 'Xiaomi Technology Netherlands B.V.',
    address: 'Prinses Beatrixlaan 582, 2595 BM The Hague, Netherlands',
  },
}

/** Names and addresses as the makers publish them. */
const makers: Readonly<Record<string, Maker>> = {
  Apple: {
    name: 'Apple Inc.',
    address: 'One Apple Park Way, Cupertino, CA 95014, USA',
    site: 'support.apple.com',
    inUnion: {
      name: 'Apple Distribution International Ltd.',
      address: 'Hollyhill Industrial Estate, Hollyhill, Cork, T23 YK84, Ireland',
    },
  },
  Asus: {
    name: 'ASUSTeK Computer Inc.',
    address: '15 Li-Te Road, Beitou District, Taipei 112, Taiwan',
    site: 'www.asus.com/support',
    inUnion: {
      name: 'ASUS Computer GmbH',
      address: 'Harkortstraße 21–23, 40880 Ratingen, Germany',
    },
  },
  Dell: {
    name: 'Dell Inc.',
    address: 'One Dell Way, Round Rock, TX 78682, USA',
    site: 'www.dell.com/support',
  },
  Garmin: {
    name: 'Garmin International, Inc.',
    address: '1200 East 151st Street, Olathe, KS 66062, USA',
    site: 'support.garmin.com',
  },
  Google: {
    name: 'Google LLC',
    address: '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
    site: 'support.google.com',
    inUnion: {
      name: 'Google Ireland Limited',
      address: 'Gordon House, Barrow Street, Dublin 4, Ireland',
    },
  },
  HP: {
    name: 'HP Inc.',
    address: '1501 Page Mill Road, Palo Alto, CA 94304, USA',
    site: 'support.hp.com',
    inUnion: { name: 'HP Deutschland GmbH', address: 'HP HQ-TRE, 71025 Böblingen, Germany' },
  },
  Honor: {
    name: 'Honor Device Co., Ltd.',
    address:
      'Suite 3401, Unit A, Building 6, Shum Yip Sky Park, 8089 Hongli West Road, Futian District, Shenzhen 518040, China',
    site: 'www.honor.com/global/support',
  },
  Huawei: {
    name: 'Huawei Device Co., Ltd.',
    address: '2 Xincheng Road, Songshan Lake Zone, Dongguan, Guangdong 523808, China',
    site: 'consumer.huawei.com/en/support',
  },
  Lenovo: {
    name: 'Lenovo PC HK Limited',
    address: '23/F Lincoln House, Taikoo Place, 979 King’s Road, Quarry Bay, Hong Kong',
    site: 'support.lenovo.com',
  },
  Microsoft: {
    name: 'Microsoft Corporation',
    address: 'One Microsoft Way, Redmond, WA 98052, USA',
    site: 'support.microsoft.com',
    inUnion: {
      name: 'Microsoft Ireland Operations Limited',
      address:
        'One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, D18 P521, Ireland',
    },
  },
  Motorola: {
    name: 'Motorola Mobility LLC',
    address: '222 W. Merchandise Mart Plaza, Chicago, IL 60654, USA',
    site: 'www.motorola.com/support',
  },
  Nintendo: {
    name: 'Nintendo Co., Ltd.',
    address: '11-1 Hokotate-cho, Kamitoba, Minami-ku, Kyoto 601-8501, Japan',
    site: 'support.nintendo.com',
    inUnion: {
      name: 'Nintendo of Europe SE',
      address: 'Goldsteinstraße 235, 60528 Frankfurt am Main, Germany',
    },
  },
  Nothing: {
    name: 'Nothing Technology Limited',
    address: '80 Cheapside, London EC2V 6EE, United Kingdom',
    site: 'nothing.tech',
  },
  OnePlus: {
    name: 'OnePlus Technology (Shenzhen) Co., Ltd.',
    address:
      '18F, Tairan Building C, Tairan 8th Road, Chegongmiao, Futian District, Shenzhen, Guangdong, China',
    site: 'www.oneplus.com/support',
  },
  Oppo: {
    name: 'Guangdong OPPO Mobile Telecommunications Corp., Ltd.',
    address: '18 Haibin Road, Wusha, Chang’an Town, Dongguan, Guangdong, China',
    site: 'support.oppo.com',
  },
  POCO: xiaomi,
  Samsung: {
    name: 'Samsung Electronics Co., Ltd.',
    address: '129 Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do 16677, Republic of Korea',
    site: 'www.samsung.com/support',
  },
  Sony: {
    name: 'Sony Group Corporation',
    address: '1-7-1 Konan, Minato-ku, Tokyo 108-0075, Japan',
    site: 'www.sony.eu/support',
    inUnion: { name: 'Sony Europe B.V.', address: 'Da Vincilaan 7-D1, 1930 Zaventem, Belgium' },
  },
  Valve: {
    name: 'Valve Corporation',
    address: '10400 NE 4th Street, Suite 1400, Bellevue, WA 98004, USA',
    site: 'help.steampowered.com',
  },
  Xiaomi: xiaomi,
}

/** The maker of a brand; `undefined` where it is unknown (rules-of-trade.md 8, GPSR). */
export function makerOf(brand: string): Maker | undefined {
  return ownEntry(makers, brand)
}
