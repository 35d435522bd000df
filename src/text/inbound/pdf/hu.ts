import type { InboundLabelText } from './ro.ts'

export const inboundLabelTextHu: InboundLabelText = {
  title: 'Csomag a Kintsu részére',
  from: 'Feladó',
  to: 'Címzett',
  sendBy: day => `Add fel legkésőbb eddig: ${day}`,
  courierOn: day => `A futár ezen a napon jön: ${day}`,
  cut: 'Itt vágd el. A felső részt ragaszd a csomagra.',
  listTitle: 'Mielőtt lezárod a csomagot',
  list: email => [
    'Mentsd el az adataidat, majd törölj mindent a készülékről: állítsd vissza a gyári beállításokat.',
    'Jelentkezz ki az Apple-, Google- vagy Samsung-fiókodból, és kapcsold ki a készülék zárolását.',
    'Vedd ki a SIM-kártyát, a memóriakártyákat és a lemezeket.',
    `Felpúposodott az akkumulátor? Ne küldd el a csomagot, előbb írj nekünk: ${email}.`,
    'Tedd be a tartozékokat, és csomagold be a készüléket úgy, hogy ne mozogjon.',
  ],
  fileName: 'cimke',
}
