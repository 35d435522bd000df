import type { TradeInLandingText } from './ro.ts'

export const tradeInLandingHu: TradeInLandingText = {
  title: 'Add el a telefonod, laptopod vagy konzolod · Kintsu',
  description:
    'Két perc alatt leírod a készüléket, és azonnal látod, mennyit kapsz. Ingyenes szállítás, átvizsgálás 3 munkanapon belül, pénz a bankszámládra vagy utalvány.',
  headline: 'Add el, amit már nem használsz.',
  lead: 'Két perc alatt leírod a készüléket, és rögtön látod a korrekt ajánlatot, tételesen. Mi megjavítjuk, és új gazdát keresünk neki.',
  search: {
    label: 'Keresd meg a modellt, amelyet eladsz',
    placeholder: 'Például „iPhone 13”',
    submit: 'Modell keresése',
    suggestions: 'Modellek, amelyeket megveszünk',
    found: count => `${count} modellt találtunk`,
    results: text => `Találatok erre: „${text}”`,
    unlisted: 'Nincs a listán? Kérj ajánlatot, vagy add le ingyen újrahasznosításra',
    none: text => `Nem találtunk modellt erre: „${text}”. Válaszd ki lent, milyen készülék.`,
  },
  goOn: 'Már elkezdted? Folytasd ott, ahol abbahagytad',
  upTo: amount => `akár ${amount}`,
  types: {
    title: 'Mit adsz el?',
    SMARTPHONE: 'Telefon',
    TABLET: 'Tablet',
    LAPTOP: 'Laptop',
    SMARTWATCH: 'Okosóra',
    CONSOLE: 'Konzol',
  },
  popular: 'A legkeresettebb modellek',
  popularNote:
    'Ennyit adunk a legjobb változatért, használati nyomok nélkül, gyors banki átutalással.',
  steps: 'Így működik',
  stepList: [
    {
      title: 'Leírod',
      text: 'Néhány kérdés a modellről és az állapotáról. Az ajánlat minden válasszal a szemed előtt változik.',
    },
    {
      title: 'Ingyen elküldöd',
      text: 'Elviszi a futár, vagy leadod egy csomagponton. A címkét és a szállítást mi fizetjük.',
    },
    {
      title: 'Átvizsgáljuk',
      text: 'Az érkezésétől számított 3 munkanapon belül. Ha mást találunk, második ajánlatot kapsz, amit elutasíthatsz.',
    },
    {
      title: 'Megkapod a pénzt',
      text: 'A bankszámládra az átvizsgálás után utalunk; az utalvánnyal már az ajánlat elfogadása után rendelhetsz. Ha nem egyezünk meg, ingyen visszaküldjük.',
    },
  ],
  payouts: 'Hogyan kéred a pénzt',
  payoutList: [
    {
      title: 'Bankszámlára, 1–2 nap alatt',
      share: 'a teljes ár',
      text: 'Banki átutalás az átvizsgálás után.',
    },
    {
      title: 'Bankszámlára, 10–20 nap alatt',
      share: '+5%',
      text: 'Ugyanaz az átutalás, több pénz, mert vársz.',
    },
    {
      title: 'Utalvány a boltba',
      share: '+8%',
      text: 'Már az ajánlat elfogadásától rendelhetsz vele, akár több alkalommal; a rendelést az átvizsgálás után adjuk fel.',
    },
  ],
  questions: 'Kérdések és válaszok',
  questionList: () => [
    {
      question: 'Meddig érvényes az ajánlat?',
      answer:
        '14 napig. Miután a futár először beolvasta a csomagot, az ár már nem jár le. Ha közben változik az árlistánk, a te ajánlatod akkor is a régi marad.',
    },
    {
      question: 'Mi történik, ha mást találtok, mint amit leírtam?',
      answer:
        'Legfeljebb 3% vagy 2000 Ft eltérést figyelmen kívül hagyunk, és a teljes árat fizetjük. Ha több, második ajánlatot küldünk képekkel, minden eltéréssel. 14 napod van válaszolni. Ha nem válaszolsz, ingyen visszaküldjük: a hallgatás nem beleegyezés.',
    },
    {
      question: 'Mit nem vesztek meg?',
      answer:
        'Lopottként bejelentett, hamis, fiókkal, céges zárral vagy BIOS-jelszóval zárolt készüléket, online kitiltott konzolt, és semmit, aminek felpúposodott az akkuja. Ha megoldható, elmondjuk, hogyan.',
    },
    {
      question: 'Hibás készüléket is megvesztek?',
      answer:
        'Igen. A törött kijelző, a gyenge akku vagy egy hibás gomb csökkenti az árat, de nem akadály. Ami nem kapcsol be, vagy folyadék után gond van vele, azt előbb egy kollégánk nézi meg.',
    },
    {
      question: 'Mi legyen az adataimmal?',
      answer:
        'Készíts mentést, jelentkezz ki a fiókokból, törölj mindent, és vedd ki a SIM-et. Feladás előtt ellenőrzőlistát is kapsz.',
    },
    {
      question: 'Ki adhat el nekünk készüléket?',
      answer: 'Bárki, aki elmúlt 18 éves, és a készülék az övé.',
    },
  ],
  reviews: 'Mit mondanak, akik már eladtak nekünk',
  reviewsNone:
    'Még nincsenek vélemények eladóktól. A kifizetés után egy héttel kérünk véleményt; az első itt jelenik meg, akár jó, akár rossz.',
  reviewsCount: (count, average) => `5 csillagból ${average}, ${count} vélemény alapján`,
  reviewsLink: 'Az eladók véleményei',
}
