import { deviceWordsHu } from '#text/trade-in/device-words/hu.ts'
import type { TradeInText } from './ro.ts'

export const tradeInHu: TradeInText = {
  steps: {
    offer: 'Az ajánlatod',
    auth: 'A fiókod',
    payment: 'Így kapod meg a pénzt',
    delivery: 'Így küldöd el a készüléket',
  },
  stepOf: (at, of) => `${at}/${of}. lépés`,
  progress: 'Hol tartasz az eladásban',
  summary: {
    title: 'Az ajánlatod',
    number: number => `${number} számú eladás`,
    sentTo: email =>
      `Elküldtük az ajánlatot ide: ${email}. A levélben lévő link bármelyik készülékről visszahoz ide.`,
    back: 'Vissza az ajánlathoz',
  },
  offer: {
    lead: title => `${title}, ha olyan, amilyennek leírtad:`,
    accept: 'Elfogadom az ajánlatot',
    payouts: 'Így kaphatod meg a pénzt',
    payoutNotes: {
      'bank-fast': 'A pénzt az átvizsgálás után két munkanapon belül elküldjük.',
      'bank-slow': 'Tovább vársz, többet kapsz.',
      voucher:
        'Az ajánlat elfogadásától rendelhetsz vele; a rendelést az átvizsgálás után adjuk fel.',
    },
    lines: 'Így számoltuk ki',
    lineOf: {
      base: 'Kiinduló ár',
      'by-person': 'Kollégánk értékelése',
      cap: 'Ennél többet nem vonunk le',
      payout: 'A kifizetés módja miatt',
      rounding: 'Kerekítés',
    },
    answers: 'A válaszaid',
    change: 'Módosítás',
    changeOf: part => `Válasz módosítása: ${part}`,
    raise:
      'A mínuszos sorok azok a válaszok, amelyek csökkentik az árat. Ha valamelyik téves, módosítsd, és új ajánlatot kapsz.',
    draft: {
      title: 'Előbb egy kollégánk megnézi a válaszaidat',
      text: email =>
        `Ilyen készülék árát ember állapítja meg. Az ajánlatot legfeljebb egy munkanapon belül ide küldjük: ${email}. Addig nincs teendőd.`,
    },
    ended: {
      title: 'Az ajánlat már nem érvényes',
      text: 'Az árak változnak, ezért egy ajánlat 14 napig szól. Válaszolj újra a kérdésekre, és mai árat kapsz.',
      replaced: 'Módosítottál egy választ, így új ajánlat lépett a helyére.',
      again: 'Új ajánlatot kérek',
    },
  },
  auth: {
    proven: {
      title: 'Folytasd jelszó nélkül',
      text: email =>
        `Az ajánlatot abból az e-mailből nyitottad meg, amelyet erre a címre küldtünk: ${email}. Így a címedet már megerősítetted: ezzel hozzuk létre a fiókodat, újabb e-mail nélkül.`,
      submit: 'Folytatom ezzel a címmel',
    },
    lead: 'Fiók kell ahhoz, hogy követhesd a csomagot és a pénzt. Az ajánlat megvár, semmi sem vész el.',
    anothers: {
      title: 'Az ajánlat egy másik fiókban van',
      text: 'Nem abba a fiókba léptél be, amelyikben az ajánlat van. Lépj ki, és lépj be a másikba.',
      leave: 'Kilépés',
    },
  },
  payment: {
    legend: 'Válaszd ki, hogyan kapod meg a pénzt',
    account: 'Erre a bankszámlára fizetünk',
    accountText:
      'Utalás előtt ellenőrizzük a számlaszámot. Amíg a pénz el nem indul, módosíthatod.',
    savedAccount: iban => `Megvan a bankszámlád: ${iban}. Ha ez marad, hagyd üresen a mezőt.`,
    submit: 'Tovább',
  },
  ofDevice: deviceWordsHu,
  delivery: {
    device: 'Melyik készülékről van szó',
    imei: 'IMEI',
    serial: 'Sorozatszám',
    imeiHelp:
      'Tárcsázd: *#06#, vagy nézd meg a beállításokban („A telefonról” vagy „Névjegy”). 15 számjegyből áll.',
    imeiPhoto: 'Beolvasom egy képről',
    imeiPhotoHelp:
      'Elég egy képernyőkép a *#06# vonalkódjáról vagy egy fotó a doboz címkéjéről. A kép a telefonodon marad.',
    imeiPhotoReading: 'Keressük a vonalkódot…',
    imeiPhotoRead: 'Beolvastuk az IMEI-számot a képről.',
    imeiPhotoNone: 'Nem találtunk IMEI-számot a képen. Próbáld közelebbről, vagy írd be a számot.',
    serialHelp: 'A Beállítások › Névjegy alatt vagy a készülék hátulján találod.',
    savedDevice: masked => `Már beírtad a számot: ${masked}. Ha ez marad, hagyd üresen a mezőt.`,
    checked:
      'Ellenőrizzük az elveszett és lopott készülékek nyilvántartásában, és titkosítva őrizzük.',
    missing: { imei: 'Írd be az IMEI-t', serial: 'Írd be a sorozatszámot' },
    errors: {
      imei: 'Az IMEI 15 számjegyből áll, az utolsó ellenőrző. Nézd meg, jól írtad-e be.',
      serial: 'A sorozatszám 5–30 betűből és számjegyből áll.',
    },
    sender: 'Ki adja fel a csomagot',
    handover: 'Hogyan adod fel a csomagot',
    together: title => `Közös csomagba teszem ezzel: ${title}`,
    togetherHow: day =>
      `Egyetlen csomag és egyetlen címke, a feladás határideje: ${day} Minden készüléknek külön ajánlata és kifizetése van.`,
    prepare: 'Készítsd elő a készüléket',
    preparing: ofDevice => [
      'Mentsd el az adataidat máshová.',
      ofDevice.signOut,
      'Törölj mindent, és állítsd vissza a gyári beállításokat.',
      ofDevice.takeOut,
      'Csomagold be, és tedd erős dobozba, a megadott tartozékokkal együtt, ha vannak.',
      'Felpúposodott akkumulátorú készüléket soha ne küldj.',
    ],
    declarations: 'Nyilatkozataid',
    declared: {
      adult: 'Elmúltam 18 éves.',
      owner: 'A készülék az enyém, jogom van eladni.',
      'not-stolen': 'Nem lopott, nem talált, nem bérelt, és nincs rajta tartozás.',
      'locks-off': 'Fiókok és bekapcsolt zárak nélkül küldöm.',
      erased: 'Törölt adatokkal küldöm; ami rajta marad, nem állítható vissza.',
    },
    declareAll: 'Az eladáshoz jelölj be minden nyilatkozatot.',
    submit: 'Eladom a készüléket',
    submitNote: (amount, day) =>
      `A gombbal elfogadod az ajánlatot: ${amount}. Eddig add fel a csomagot: ${day}`,
    refused: {
      changed: {
        title: 'Az ajánlat időközben megváltozott',
        text: (before: string, now: string) =>
          `${before} volt, most ${now}. Semmi sem veszett el, és még semmit sem fogadtál el: ha megfelel, nyomd meg újra a gombot.`,
      },
      stolen: {
        title: 'Ezt a készüléket nem tudjuk megvenni',
        text: 'Egy nyilvántartásban elveszettként vagy lopottként szerepel. Ha a tiéd, kérd a szolgáltatót vagy a rendőrséget, hogy vegyék le onnan.',
      },
      blocked: {
        title: 'Ezt a készüléket nem tudjuk megvenni',
        text: 'A szolgáltató letiltotta. Ha feloldotta, próbáld újra.',
      },
      locked: {
        title: 'A készülék még mindig fiókhoz van kötve',
        text: 'Lépj ki az Apple-, Google- vagy Samsung-fiókból, kapcsold ki az aktiválási zárat, és próbáld újra.',
      },
      model: {
        title: 'A szám egy másik modellé',
        text: model =>
          `Ez az IMEI egy ${model} készüléké. Nézd meg a számot számjegyről számjegyre, vagy válaszd ki a megfelelő készüléket.`,
        sure: title => `A szám helyes, és a készülék: ${title}`,
        other: 'Másik készülék kiválasztása',
      },
      taken: {
        title: 'Ez a készülék már szerepel nálunk',
        text: 'Nézd meg a számot. Ha korábban másik ajánlatot fogadtál el rá, az eladásaid között találod. Ha a szám helyes, írj nekünk, és utánanézünk.',
      },
      away: {
        title: 'Most nem tudjuk ellenőrizni a számot',
        text: 'A nyilvántartás nem válaszol. Semmi sem veszett el: néhány perc múlva próbáld újra.',
      },
      full: {
        title: 'Túl sok eladásod van folyamatban',
        rest: 'Ha az egyik lezárul, ezt az ajánlatot is elfogadhatod. Ha egyszerre többet adnál el, írj nekünk.',
        account: most =>
          `A fiókodban elérted a folyamatban lévő eladások megengedett számát: ${most}.`,
        phone: most =>
          `Ezzel a telefonszámmal már a megengedett számú eladás van folyamatban: ${most}.`,
        address: most => `Erről a címről már a megengedett számú eladás van folyamatban: ${most}.`,
        iban: most =>
          `Ezzel a bankszámlával már a megengedett számú eladás van folyamatban: ${most}.`,
      },
      handover: {
        title: 'Így nem adható fel a csomag',
        text: 'Válassz másik módot vagy másik napot.',
      },
    },
  },
  after: {
    slipText: 'A felvásárlási jegy mutatja, mit vettünk meg tőled, és mennyit fizettünk érte.',
    slip: 'Felvásárlási jegy megnyitása (PDF)',
    accepted: {
      title: 'Elfogadtad az ajánlatot',
      text: 'Készítsd elő a készüléket, ragaszd fel a címkét, és add fel a csomagot. Miután a futár először beolvasta, az ár már nem jár le.',
    },
    goOn: 'Folytatom az ajánlattal',
    goOnText: 'Az ajánlat megvár: már csak a kifizetést és a feladást kell kiválasztanod.',
    parcel: 'A csomagod',
    together: 'Ugyanabban a csomagban, ugyanazzal a címkével:',
    device: (title, number) => `${title}, eladás: ${number}`,
    another: 'Van még egy eladó készüléked? Tedd ugyanebbe a csomagba.',
    sellAnother: 'Még egy készüléket eladok',
    noLabel: 'Készítjük a címkét; írunk, amint kész.',
    label: 'Címke letöltése',
    noPrinter: number => `Nincs nyomtatód? Írd rá a csomagra ezt a számot: ${number}.`,
    handOverBy: day => `Eddig add fel a csomagot: ${day}`,
    next: 'Mi következik',
    nextList: [
      'Feladod a csomagot; az első beolvasástól az ár nem jár le.',
      'Ha megérkezett, legkésőbb 3 munkanapon belül átvizsgáljuk.',
      'Ha minden olyan, ahogy írtad, fizetünk. Ha nem, megírjuk, mit találtunk, és te döntesz.',
    ],
    account: 'A pénz erre a bankszámlára érkezik',
    voucher: 'Az utalványod',
    voucherText:
      'Akkor lesz a tiéd, amikor a készülék megérkezik. Már most rendelhetsz vele: a rendelést az átvizsgálás után adjuk fel.',
    cancel: 'Eladás törlése',
    cancelText: 'Addig törölheted, amíg fel nem adtad a csomagot. Nem kerül semmibe.',
    cancelDraftText:
      'Nem szeretnél tovább várni? Bármikor törölheted. Nem kerül semmibe, de ajánlatot már nem küldünk.',
    cancelConfirm: 'Igen, törlöm az eladást',
    cancelRefused: 'Az eladás már nem törölhető: a csomag a futárnál van.',
  },
}
