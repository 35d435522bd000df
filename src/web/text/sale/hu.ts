import type { SaleText } from './ro.ts'

export const saleHu: SaleText = {
  steps: {
    offer: 'Az ajánlatod',
    auth: 'A fiókod',
    payment: 'Így kapod meg a pénzt',
    delivery: 'Így küldöd el a készüléket',
  },
  stepOf: (at, of) => `${at}. lépés a ${of}-ből`,
  progress: 'Ennyi van hátra az eladásig',
  summary: {
    title: 'Az ajánlatod',
    number: number => `${number} számú eladás`,
    until: day => `Az ár eddig érvényes: ${day}`,
    sentTo: email =>
      `Elküldtük az ajánlatot ide: ${email}. A levélben lévő hivatkozás bármelyik készülékről visszahoz ide.`,
    back: 'Vissza az ajánlathoz',
  },
  offer: {
    lead: title => `${title}, ha olyan, amilyennek leírtad:`,
    accept: 'Elfogadom az ajánlatot',
    payouts: 'Így kaphatod meg a pénzt',
    payoutNotes: {
      'bank-fast': 'Az átvizsgálás után legkésőbb két munkanappal elindul.',
      'bank-slow': 'Többet vársz, többet kapsz.',
      voucher: 'Bármelyik rendelésnél felhasználhatod a boltban.',
    },
    lines: 'Így számoltuk ki',
    lineOf: {
      base: 'Kiinduló ár',
      'by-person': 'Munkatársunk értékelése',
      cap: 'Ennél többet nem vonunk le',
      payout: 'A kifizetés módja miatt',
      rounding: 'Kerekítés',
    },
    change: 'Módosítás',
    changeOf: part => `Válasz módosítása: ${part}`,
    raise:
      'A mínuszos sorok azok a válaszok, amelyek csökkentik az árat. Ha valamelyik téves, módosítsd, és új ajánlatot kapsz.',
    draft: {
      title: 'Előbb egy munkatársunk megnézi a válaszaidat',
      text: email =>
        `Ilyen készülék árát ember állapítja meg. Az ajánlatot ide küldjük: ${email}. Addig nincs teendőd.`,
    },
    ended: {
      title: 'Az ajánlat már nem érvényes',
      text: 'Az árak változnak, ezért egy ajánlat 14 napig szól. Válaszolj újra a kérdésekre, és mai árat kapsz.',
      replaced: 'Módosítottál egy választ, így új ajánlat lépett a helyére.',
      again: 'Új ajánlatot kérek',
    },
  },
  auth: {
    lead: 'Fiók kell ahhoz, hogy követhesd a csomagot és a pénzt. Az ajánlat megvár, semmi sem vész el.',
    anothers: {
      title: 'Az ajánlat egy másik fiókban van',
      text: 'Nem azzal a fiókkal vagy bent, amelyikben az ajánlat van. Lépj ki, és lépj be a másikkal.',
      leave: 'Kilépés',
    },
  },
  payment: {
    legend: 'Válaszd ki, hogyan kapod meg a pénzt',
    account: 'Erre a számlára fizetünk',
    accountText: 'Utalás előtt ellenőrizzük a számot. Amíg a pénz el nem indul, módosíthatod.',
    kept: iban => `Megvan a számlád: ${iban}. Ha megtartod, hagyd üresen a mezőt.`,
    submit: 'Tovább',
  },
  delivery: {
    device: 'Melyik készülékről van szó',
    imei: 'IMEI',
    serial: 'Sorozatszám',
    imeiHelp: 'Hívd a *#06# kódot, vagy nézd meg itt: Beállítások › A telefonról. 15 számjegy.',
    serialHelp: 'A Beállítások › Névjegy alatt vagy a készülék hátulján találod.',
    keptDevice: masked => `Már beírtad a számot: ${masked}. Ha megtartod, hagyd üresen a mezőt.`,
    checked:
      'Megkeressük az elveszett és lopott készülékek nyilvántartásában, és titkosítva őrizzük.',
    faults: {
      imei: 'Az IMEI 15 számjegy, az utolsó ellenőrző. Nézd meg, jól írtad-e.',
      serial: 'A sorozatszám 5–30 betűből és számjegyből áll.',
    },
    sender: 'Ki adja fel a csomagot',
    handover: 'Hogyan adod fel a csomagot',
    prepare: 'Készítsd elő a készüléket',
    preparing: [
      'Mentsd el az adataidat máshová.',
      'Lépj ki a fiókodból (Apple, Google, Samsung), és kapcsold ki az aktiválási zárat.',
      'Törölj mindent, és állítsd vissza a gyári beállításokat.',
      'Vedd ki a SIM-kártyát és a memóriakártyát.',
      'Csomagold be, és tedd erős dobozba azzal együtt, amiről azt írtad, hogy vele jön.',
      'Felpúposodott akkumulátorú készüléket soha ne küldj.',
    ],
    declarations: 'Nyilatkozataid',
    declared: {
      adult: 'Elmúltam 18 éves.',
      owner: 'A készülék az enyém, jogom van eladni.',
      'not-stolen': 'Nem lopott, nem talált, nem bérelt, és nincs rajta tartozás.',
      'locks-off': 'Fiókok és bekapcsolt zárak nélkül küldöm.',
      erased: 'Törölt adatokkal küldöm; ami rajta marad, nem állítható vissza.',
      'sim-removed': 'Kiveszem a SIM-kártyát és a memóriakártyát.',
    },
    declareAll: 'Az eladáshoz minden nyilatkozatot jelölj be.',
    submit: 'Eladom a készüléket',
    submitNote: (amount, day) =>
      `A gombbal elfogadod az ajánlatot: ${amount}. Eddig add fel a csomagot: ${day}`,
    refused: {
      stolen: {
        title: 'Ezt a készüléket nem tudjuk megvenni',
        text: 'Egy nyilvántartásban elveszettként vagy lopottként szerepel. Ha a tiéd, kérd a szolgáltatót vagy a rendőrséget, hogy vegyék le onnan.',
      },
      blocked: {
        title: 'Ezt a készüléket nem tudjuk megvenni',
        text: 'A szolgáltató letiltotta. Ha feloldotta, próbáld újra.',
      },
      locked: {
        title: 'A készülék még egy fiókhoz van kötve',
        text: 'Lépj ki az Apple-, Google- vagy Samsung-fiókból, kapcsold ki az aktiválási zárat, és próbáld újra.',
      },
      taken: {
        title: 'Ez a készülék már szerepel egy eladásban',
        text: 'Nézd meg a számot. Ha korábban másik ajánlatot fogadtál el rá, az eladásaid között találod.',
      },
      away: {
        title: 'Most nem tudjuk ellenőrizni a számot',
        text: 'A nyilvántartás nem válaszol. Semmi sem veszett el: néhány perc múlva nyomd meg újra.',
      },
      handover: {
        title: 'Így nem adható fel a csomag',
        text: 'Válassz másik módot vagy másik napot.',
      },
    },
  },
  after: {
    accepted: {
      title: 'Eladtad a készüléket',
      text: 'Készítsd elő, ragaszd fel a címkét, és add fel a csomagot. A futár első beolvasásától az ár a tiéd.',
    },
    goOn: 'Folytatom az ajánlattal',
    goOnText: 'Az ajánlat megvár: már csak a kifizetést és a feladást kell kiválasztanod.',
    parcel: 'A csomagod',
    noLabel: 'Készítjük a címkét; írunk, ha kész.',
    label: 'Címke letöltése',
    noPrinter: number => `Nincs nyomtatód? Írd rá a csomagra ezt a számot: ${number}.`,
    handOverBy: day => `Eddig add fel a csomagot: ${day}`,
    next: 'Ami ezután jön',
    nextList: [
      'Feladod a csomagot; az első beolvasástól az ár nem jár le.',
      'Ha megérkezett, legkésőbb 3 munkanapon belül átvizsgáljuk.',
      'Ha minden olyan, ahogy írtad, fizetünk. Ha nem, megírjuk, mit találtunk, és te döntesz.',
    ],
    account: 'A pénz erre a számlára megy',
    cancel: 'Elállok az eladástól',
    cancelText: 'Addig állhatsz el, amíg a csomag nincs a futárnál. Nem kerül semmibe.',
    cancelConfirm: 'Igen, elállok az eladástól',
    cancelRefused: 'Az eladás már nem törölhető: a csomag a futárnál van.',
  },
}
