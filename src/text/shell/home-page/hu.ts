import type { HomeText } from './ro.ts'

export const homeHu: HomeText = {
  title: 'Kintsu Magyarország: felújított telefonok, laptopok és konzolok',
  description: n =>
    `Felújított telefonok, tabletek, laptopok, okosórák és konzolok, egyenként bevizsgálva. 12 hónap garancia, ${n} napos visszaküldés, fizetés átvételkor.`,
  headline: 'Megjavítva. Ellenőrizve. Újra a tiéd.',
  lead: n =>
    `Felújított telefonok, laptopok és konzolok, egyenként bevizsgálva. Garanciával, ${n} napos visszaküldéssel és őszintén leírt állapottal.`,
  seePhones: 'Telefonok',
  tradeInYours: 'Add el a készüléked',
  proofsLabel: 'Amit minden készülékhez kapsz',
  proofs: {
    warranty: { title: '12 hónap garancia', text: 'a törvényes jogaidon felül' },
    returns: {
      title: n => `${n} napos visszaküldés`,
      // A suffix after a figure would depend on how the figure is said: 60-at, 90-et.
      text: n => `a törvény 14 napot ír elő, mi ${n} napot adunk`,
    },
    battery: { title: 'Legalább 80%-\u2060os akku', text: 'minden akkus készüléknél megmérjük' },
    payment: { title: 'Fizetés átvételkor', text: 'a futárnál, átvevőponton vagy automatánál' },
  },
  categories: 'Mit keresel?',
  popular: 'A legkeresettebbek',
  popularNote: 'Mind raktáron van.',
  allPhones: 'Minden telefon',
  steps: 'Így jut el hozzád egy készülék',
  stepList: {
    tested: {
      title: 'Bevizsgáljuk',
      text: 'Megnézzük a kijelzőt, az akkut, a kamerákat, a gombokat és a csatlakozókat. Ami nem jó, azt megjavítjuk, vagy nem adjuk el.',
    },
    graded: {
      title: 'Besoroljuk',
      text: 'Erős fényben minden nyomot végignézünk, és a készülék a két állapot egyikét kapja; ez a kettő mindenhol ugyanazt jelenti.',
    },
    guaranteed: {
      title: 'Garanciát adunk',
      text: n =>
        `Az előző tulajdonos adatait töröljük, te pedig 12 hónap garanciát kapsz, és ${n} napod van arra, hogy meggondold magad.`,
    },
  },
  grades: 'Két állapot, nyíltan kimondva',
  gradesLead:
    'Mindkettő ugyanúgy működik, és a garancia is azonos. Csak az más, ami látszik rajtuk. A képeken a legrosszabb eset van, nem a legjobb.',
  brands: 'Márkák',
  brandsNote: 'Nézd meg egy márka teljes kínálatát.',
  questions: 'Kérdések és válaszok',
  questionList: {
    grades: {
      question: 'Mi a különbség a „Nagyon jó” és a „Jó” között?',
      answer:
        'Csak a külső. A „Nagyon jó” készüléken a nyomok csak 20 cm-nél közelebbről látszanak. A „Jó” készüléken karnyújtásnyiról is látsz enyhe karcokat. A működés, az akku és a garancia ugyanaz.',
    },
    battery: {
      question: 'Meddig bírja az akku?',
      answer:
        'Minden akkumulátornak megvan az eredeti kapacitása legalább 80%-\u2060a, ezt mi mérjük meg. Egyes készülékekhez új akkut is kérhetsz, amit még a szállítás előtt beszerelünk: a termék oldalán találod.',
    },
    returns: {
      question: 'Visszaküldhetem a készüléket?',
      answer: n =>
        `Igen, az átvételtől számított ${n} napon belül, indoklás nélkül. Az első 14 nap a törvényes elállási jogod, a többit mi adjuk hozzá.`,
    },
    warranty: {
      question: 'Milyen garanciám van?',
      answer:
        'Kétféle védelem illet meg, és nem zárják ki egymást: a törvény szerinti kellékszavatosság és a 12 hónapos Kintsu-garancia. Az utóbbi nem csökkenti az előbbit.',
    },
    delivery: {
      question: 'Mikor és hogyan érkezik meg?',
      answer:
        'Futárral az ajtóig, GLS átvevőpontra vagy csomagautomatába. A várható napot és a szállítás árát minden módhoz ott találod a termék oldalán.',
    },
    payment: {
      question: 'Hogyan fizethetek?',
      answer:
        'Átvételkor: a futárnál, az átvevőponton kártyával vagy készpénzzel, az automatánál kártyával. Az egyes módok összeghatárát a megrendelésnél látod.',
    },
  },
}
