import type { DeviceWords, DeviceWordsText } from './ro.ts'

const phone: DeviceWords = {
  lookAt: 'Махни калъфа. Огледай гърба, рамката и ъглите.',
  broken: 'счупен гръб, изкривена рамка',
  signOut: 'Излез от профила си (Apple, Google, Samsung) и изключи заключването при активиране.',
  takeOut: 'Извади SIM картата и картата с памет.',
  declareTakenOut: 'Изваждам SIM картата и картата с памет.',
}

export const deviceWordsBg: DeviceWordsText = {
  SMARTPHONE: phone,
  TABLET: phone,
  LAPTOP: {
    lookAt: 'Огледай капака, пантите, ъглите и долната страна.',
    broken: 'счупен капак, изкривен корпус',
    signOut:
      'Излез от профилите си, извади лаптопа от управлението на фирмата и не оставяй парола за BIOS.',
    takeOut: 'Извади картите и всичко от портовете.',
    declareTakenOut: 'Изваждам картите и всичко от портовете.',
  },
  SMARTWATCH: {
    lookAt: 'Свали каишката. Огледай ръбовете, коронката и гърба.',
    broken: 'счупен или огънат корпус',
    signOut:
      'Прекъсни сдвояването на часовника с телефона: така се изключва и заключването при активиране.',
    takeOut: 'Спри eSIM абонамента, ако часовникът има такъв.',
    declareTakenOut: 'Спирам eSIM абонамента, ако часовникът има такъв.',
  },
  CONSOLE: {
    lookAt: 'Огледай ъглите, ръбовете и решетките.',
    broken: 'счупен или деформиран корпус',
    signOut: 'Премахни конзолата от профила си (PlayStation, Xbox, Nintendo).',
    takeOut: 'Извади дисковете и картите с памет.',
    declareTakenOut: 'Изваждам дисковете и картите с памет.',
  },
}
