import { tradeInChoicesHu } from '#text/trade-in/choices-page/hu.ts'
import { deviceWordsHu } from '#text/trade-in/device-words/hu.ts'
import type { TradeInStepsText } from './ro.ts'

export const tradeInStepsHu: TradeInStepsText = {
  choices: tradeInChoicesHu,
  ofDevice: deviceWordsHu,
  flow: 'Add el nekünk a készüléked',
  progress: (place, of) => (of === undefined ? `${place}. lépés` : `${place}/${of}. lépés`),
  back: 'Vissza',
  next: 'Tovább',
  upTo: amount => `akár ${amount}`,
  titles: {
    intro: 'Mit szeretnél eladni?',
    brand: 'Milyen márka?',
    model: 'Melyik modell?',
    'config-all': 'Milyen a konfigurációja?',
    'config-storage': 'Mekkora a tárhelye?',
    'config-provider': 'Melyik hálózatban működik?',
    'liquid-contact': 'Érintkezett folyadékkal?',
    'burn-in': 'Beégett valami a kijelzőbe?',
    'grading-display': 'Milyen a kijelzője?',
    'grading-case': 'Milyen a háza?',
    battery: 'Milyen állapotú az akku?',
    'display-defects': 'Hibás valahol a kijelző?',
    'phone-defects': 'Mi nem működik?',
    'tablet-defects': 'Mi nem működik?',
    'smartwatch-defects': 'Mi nem működik vagy hiányzik?',
    'laptop-defects': 'Mi nem működik vagy hiányzik?',
    'console-defects': 'Mi nem működik?',
    'laptop-keyboard': 'Milyen a billentyűzet?',
    'console-controllers': 'Hány kontrollert küldesz?',
    email: 'Hová küldjük az ajánlatot?',
  },
  hints: {
    brand: 'Egy koppintás a válaszra továbbvisz; bármikor visszaléphetsz.',
    email:
      'Elküldjük az ajánlatot a teljes számítással és egy linkkel, amellyel bármikor, bármelyik készüléken folytathatod.',
    model: 'A pontos nevet a beállításokban, a „Névjegy” vagy az „Infó” alatt találod.',
    'config-all':
      'A beállításokban, a „Névjegy” vagy az „Infó” alatt találod. A szín nem befolyásolja az árat.',
    'config-storage':
      'A konzol beállításaiban, a „Tárhely” alatt találod. A szín nem befolyásolja az árat.',
    'config-provider': 'Ha több szolgáltató SIM-jével is használtad, bármelyik hálózatban működik.',
    'liquid-contact':
      'Akkor is, ha rég megszáradt: a folyadék nyomot hagy, amit átvizsgáláskor megtalálunk.',
    'burn-in':
      'Nyisd meg a szürke képet teljes képernyőn, a legnagyobb fényerővel, és keress árnyékokat.',
    'grading-display': 'Töröld le, kapcsold ki, és nézd meg ferdén, fényben.',
    battery: 'Itt találod az értéket:',
    'display-defects': 'Jelöld be mindet, ami igaz rá.',
    'phone-defects': 'Jelöld be mindet, ami igaz rá.',
    'tablet-defects': 'Jelöld be mindet, ami igaz rá.',
    'smartwatch-defects': 'Jelöld be mindet, ami igaz rá.',
    'laptop-defects': 'Jelöld be mindet, ami igaz rá.',
    'console-defects': 'Jelöld be mindet, ami igaz rá.',
    'laptop-keyboard': 'Nyomd le egyszer mindegyik billentyűt. Jelöld be mindet, ami igaz rá.',
    'console-controllers': 'A végén jelöld be, ami igaz rájuk.',
  },
  groups: {
    variant: 'Változat',
    color: 'Szín',
    swollen: 'Felpúposodott az akku?',
    count: 'Hány kontrollert?',
    controllers: 'A kontrollerekről',
  },
  filter: {
    label: 'Keresd meg a modellt',
    apply: 'Keresés',
    none: 'Nincs ilyen modell. Keress kevesebb betűvel, vagy válassz másik márkát.',
    unlisted: 'Nincs a listán? Kérj ajánlatot, vagy add le ingyen újrahasznosításra',
    found: count => `${count} modell`,
  },
  whereToLook: {
    phone: [
      { system: 'iPhone', path: ['Beállítások', 'Akkumulátor', 'Az akkumulátor állapota'] },
      { system: 'Samsung', path: ['Samsung Members', 'Diagnosztika', 'Akku állapota'] },
      { system: 'Android', path: ['Beállítások', 'Akkumulátor', 'Akku állapota'] },
    ],
    tablet: [
      { system: 'iPad', path: ['Beállítások', 'Akkumulátor', 'Az akkumulátor állapota'] },
      { system: 'Android', path: ['Beállítások', 'Akkumulátor', 'Akku állapota'] },
    ],
    watch: [
      { system: 'Apple Watch', path: ['Beállítások', 'Akkumulátor', 'Az akkumulátor állapota'] },
      { system: 'Galaxy Watch', path: ['Samsung Members', 'Óra', 'Diagnosztika'] },
    ],
    laptop: [
      { system: 'macOS', path: ['Rendszerbeállítások', 'Akkumulátor', 'Az akkumulátor állapota'] },
      { system: 'Windows', path: ['A gyártó alkalmazása', 'Energia', 'Akku állapota'] },
    ],
    console: [{ system: 'Kézikonzol', path: ['Beállítások', 'Rendszer', 'Akkumulátor'] }],
  },
  greyTest: {
    open: 'Szürke kép megnyitása',
    close: 'Bezárás',
    alt: 'Egyenletes szürke próbakép',
    note: 'Azon a készüléken nyisd meg, amelyet eladsz.',
  },
  faults: {
    answer: 'Jelölj be egy választ.',
    health: 'Válaszd ki az akku állapotát.',
    swollen: 'Add meg, felpúposodott-e az akku.',
    count: 'Add meg, hány kontrollert küldesz.',
    item: 'Válaszd ki a változatot.',
    color: 'Válaszd ki a színt.',
    contradiction: 'Hibát is bejelöltél, és azt is, hogy nincs. Csak az maradjon, ami igaz.',
  },
  email: {
    label: 'E-mail',
    hint: 'Csak ehhez az eladáshoz használjuk.',
    newsletter: 'Kérek e-mailben híreket és ajánlatokat. Bármikor leiratkozhatok.',
    submit: { offer: 'Megnézem az ajánlatot', review: 'Elküldöm a válaszaimat' },
    tooMany: minutes => `Túl sok ajánlatot kértél. Próbáld újra ${minutes} perc múlva.`,
  },
  offer: {
    label: 'Ajánlatod',
    none: 'Válassz készüléket',
    noneText: 'Amint tudjuk a modellt, itt látod, mennyit kaphatsz.',
    soFar: 'Ajánlat eddig',
    final: 'Ajánlatod',
    review: 'Előbb egy kollégánk nézi meg',
    reviewUpTo: amount => `legfeljebb ${amount}`,
    rejected: 'Ezt nem tudjuk megvenni',
    payouts: {
      'bank-fast': 'bankszámlára, 1–2 nap alatt',
      'bank-slow': 'bankszámlára, 10–20 nap alatt',
      voucher: 'utalvány a boltba',
    },
    note: 'A kifizetésig tartó napok az átvizsgálástól számítanak. A szállítás ingyenes. A végleges ajánlat 14 napig érvényes.',
    reviews: {
      'no-power': 'Nem kapcsol be, ezért az árát ember állapítja meg, nem képlet.',
      'liquid-faults': 'Folyadék után gond van vele, ezért az árát ember állapítja meg.',
    },
  },
  stopped: {
    titles: {
      'swollen-battery': 'Felpúposodott akkut nem lehet futárral küldeni',
      locked: 'Zárolt laptopot nem tudunk megvenni',
      'online-ban': 'Online kitiltott konzolt nem tudunk megvenni',
    },
    why: {
      'swollen-battery':
        'Szállítás közben kigyulladhat. Ezért nem vesszük meg, és kérünk, ne tedd csomagba.',
      locked:
        'Amíg egy cég fiókját vagy BIOS-jelszót kér, utánad senki nem tudja használni, és azt sem tudhatjuk, kié.',
      'online-ban':
        'A gyártó kizárta a hálózatából, és ezt mi nem tudjuk feloldani. Nem tudnánk tisztességgel eladni.',
    },
    todo: 'Mit tehetsz',
    ways: {
      'swollen-battery': [
        'Kapcsold ki a készüléket, ne töltsd, ne nyomkodd és ne bontsd szét.',
        'Tartsd nem éghető felületen, hőtől és gyúlékony holmiktól távol.',
        'Vidd el szakszervizbe vagy hulladékudvarba.',
        'Ha egy szerviz kicserélte az akkut, eladhatod: módosítsd a választ.',
      ],
      locked: [
        'Kérd meg a cég rendszergazdáját, hogy vegye ki az MDM-ből, vagy töröld a BIOS-jelszót.',
        'A feloldás után módosítsd a választ, és innen folytasd.',
        'Ha nem lehet feloldani, add le egy hulladékudvarban.',
      ],
      'online-ban': [
        'Ha a kitiltás tévedés, kifogásold a gyártónál.',
        'Ha feloldották, módosítsd a választ, és innen folytasd.',
        'Ha nem, add le egy hulladékudvarban.',
      ],
    },
    change: 'Válasz módosítása',
    another: 'Másik készüléket adok el',
  },
  lowered: {
    title: 'Mi csökkentette az árat',
    nothing: 'Semmi: ez a modell teljes ára.',
    factors: {
      display: 'A kijelző',
      case: 'A ház',
      'burn-in': 'Beégett kijelző',
      liquid: 'Folyadékkal érintkezett',
      battery: 'Az akku',
      network: 'A hálózat',
    },
    controllers: {
      'no-controller': 'Nincs kontroller',
      drift: 'Az analóg kar magától elmozdul',
      'no-cables': 'Nincsenek kábelek',
    },
    mostDeducted: '60% fölött hibákért már nem vonunk le többet',
  },
}
