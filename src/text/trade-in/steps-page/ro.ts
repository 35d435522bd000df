import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { RejectReason, ReviewReason } from '#domain/trade-in/verdict.ts'
import { plural } from '#text/plural.ts'
import { tradeInChoicesRo } from '#text/trade-in/choices-page/ro.ts'
import { deviceWordsRo } from '#text/trade-in/device-words/ro.ts'

/** The trade-in questions, one per page; amounts are passed in already formatted for the market. */
export const tradeInStepsRo = {
  choices: tradeInChoicesRo,
  ofDevice: deviceWordsRo,
  flow: 'Vinde-ne un dispozitiv',
  progress: (place: number, of: number | undefined) =>
    of === undefined ? `Pasul ${place}` : `Pasul ${place} din ${of}`,
  back: 'Înapoi',
  next: 'Continuă',
  upTo: (amount: string) => `până la ${amount}`,
  titles: {
    intro: 'Ce vrei să vinzi?',
    brand: 'Ce marcă este?',
    model: 'Ce model este?',
    'config-all': 'Ce configurație are?',
    'config-storage': 'Câtă memorie are?',
    'config-provider': 'În ce rețea funcționează?',
    'liquid-contact': 'A intrat în contact cu lichide?',
    'burn-in': 'Se vede o imagine remanentă?',
    'grading-display': 'Cum arată ecranul?',
    'grading-case': 'Cum arată carcasa?',
    battery: 'În ce stare e bateria?',
    'display-defects': 'Are ecranul vreun defect?',
    'phone-defects': 'Ce nu funcționează?',
    'tablet-defects': 'Ce nu funcționează?',
    'smartwatch-defects': 'Ce nu funcționează sau lipsește?',
    'laptop-defects': 'Ce nu funcționează sau lipsește?',
    'console-defects': 'Ce nu funcționează?',
    'laptop-keyboard': 'Cum e tastatura?',
    'console-controllers': 'Ce controllere trimiți?',
    email: 'Unde îți trimitem oferta?',
  },
  hints: {
    brand: 'O apăsare pe un răspuns te duce mai departe; te poți întoarce oricând.',
    email:
      'Îți trimitem oferta, cu tot calculul și cu un link prin care continui oricând, de pe orice dispozitiv.',
    model: 'Numele exact e în setări, la „Despre” sau „Informații”.',
    'config-all': 'O găsești în setări, la „Despre” sau „Informații”. Culoarea nu schimbă prețul.',
    'config-storage': 'O găsești în setările consolei, la „Stocare”. Culoarea nu schimbă prețul.',
    'config-provider': 'Dacă ai folosit SIM-uri de la operatori diferiți, merge în orice rețea.',
    'liquid-contact':
      'Și dacă s-a uscat de mult: lichidul lasă urme pe care le găsim la verificare.',
    'burn-in': 'Deschide imaginea gri pe tot ecranul, cu luminozitatea la maximum, și caută umbre.',
    'grading-display': 'Șterge ecranul, stinge-l și privește-l din unghi, la lumină.',
    battery: 'Uite unde găsești valoarea:',
    'display-defects': 'Bifează tot ce se potrivește.',
    'phone-defects': 'Bifează tot ce se potrivește.',
    'tablet-defects': 'Bifează tot ce se potrivește.',
    'smartwatch-defects': 'Bifează tot ce se potrivește.',
    'laptop-defects': 'Bifează tot ce se potrivește.',
    'console-defects': 'Bifează tot ce se potrivește.',
    'laptop-keyboard': 'Apasă fiecare tastă o dată. Bifează tot ce se potrivește.',
    'console-controllers': 'Bifează la sfârșit ce se potrivește.',
  },
  groups: {
    variant: 'Varianta',
    color: 'Culoarea',
    swollen: 'Bateria e umflată?',
    count: 'Câte controllere?',
    controllers: 'Despre ele',
  },
  filter: {
    label: 'Caută modelul',
    apply: 'Caută',
    none: 'Niciun model nu se potrivește. Caută cu mai puține litere sau alege altă marcă.',
    unlisted: 'Nu e în listă? Cere o ofertă sau reciclează-l gratuit',
    found: (count: number) =>
      plural('ro-RO', count, { one: 'Un model', few: '{n} modele', other: '{n} de modele' }),
  },
  whereToLook: {
    phone: [
      { system: 'iPhone', path: ['Configurări', 'Baterie', 'Sănătatea bateriei'] },
      { system: 'Samsung', path: ['Samsung Members', 'Diagnosticare', 'Starea bateriei'] },
      { system: 'Android', path: ['Setări', 'Baterie', 'Sănătatea bateriei'] },
    ],
    tablet: [
      { system: 'iPad', path: ['Configurări', 'Baterie', 'Sănătatea bateriei'] },
      { system: 'Android', path: ['Setări', 'Baterie', 'Sănătatea bateriei'] },
    ],
    watch: [
      { system: 'Apple Watch', path: ['Configurări', 'Baterie', 'Sănătatea bateriei'] },
      { system: 'Galaxy Watch', path: ['Samsung Members', 'Ceas', 'Diagnosticare'] },
    ],
    laptop: [
      { system: 'macOS', path: ['Configurări sistem', 'Baterie', 'Starea bateriei'] },
      { system: 'Windows', path: ['Aplicația producătorului', 'Alimentare', 'Starea bateriei'] },
    ],
    console: [{ system: 'Consolă portabilă', path: ['Setări', 'Sistem', 'Baterie'] }],
  },
  greyTest: {
    open: 'Deschide imaginea gri',
    close: 'Închide',
    alt: 'Imagine gri uniformă, de probă',
    note: 'Deschide-o chiar pe dispozitivul pe care îl vinzi.',
  },
  faults: {
    answer: 'Alege un răspuns.',
    health: 'Alege starea bateriei.',
    swollen: 'Spune-ne dacă bateria e umflată.',
    count: 'Spune-ne câte controllere trimiți.',
    item: 'Alege varianta.',
    color: 'Alege culoarea.',
    contradiction: 'Ai bifat și un defect, și că nu e niciunul. Lasă doar ce se potrivește.',
  },
  email: {
    label: 'E-mail',
    hint: 'Folosim adresa numai pentru această vânzare.',
    newsletter: 'Vreau să primesc pe e-mail noutăți și oferte. Mă pot dezabona oricând.',
    submit: { offer: 'Vezi oferta', review: 'Trimite răspunsurile' },
    tooMany: (minutes: number) =>
      `Prea multe oferte cerute. Încearcă din nou peste ${plural('ro-RO', minutes, { one: 'un minut', few: '{n} minute', other: '{n} de minute' })}.`,
  },
  offer: {
    label: 'Oferta ta',
    none: 'Alege dispozitivul',
    noneText: 'După ce alegi modelul, vezi aici cât poți primi.',
    soFar: 'Oferta până acum',
    final: 'Oferta ta',
    review: 'Mai întâi se uită un coleg',
    reviewUpTo: (amount: string) => `cel mult ${amount}`,
    rejected: 'Nu îl putem cumpăra',
    payouts: {
      'bank-fast': 'în contul bancar, în 1–2 zile',
      'bank-slow': 'în contul bancar, în 10–20 de zile',
      voucher: 'voucher în magazin',
    } as Record<PayoutMethod, string>,
    note: 'Zilele până la plată se numără de la verificare. Transportul e gratuit. Oferta finală e valabilă 14 zile.',
    reviews: {
      'no-power': 'Nu pornește, așa că prețul îl stabilește un om, nu un calcul.',
      'liquid-faults': 'Are probleme după contactul cu lichide, așa că prețul îl stabilește un om.',
    } as Record<ReviewReason, string>,
  },
  stopped: {
    titles: {
      'swollen-battery': 'O baterie umflată nu se trimite prin curier',
      locked: 'Un laptop blocat nu poate fi cumpărat',
      'online-ban': 'O consolă blocată online nu poate fi cumpărată',
    } as Record<RejectReason, string>,
    why: {
      'swollen-battery':
        'Poate lua foc în transport. De aceea nu o cumpărăm și te rugăm să nu o pui în niciun colet.',
      locked:
        'Cât timp cere contul unei firme sau o parolă de BIOS, nu îl poate folosi nimeni după tine și nu putem ști al cui este.',
      'online-ban':
        'Producătorul a exclus-o din rețeaua lui, iar noi nu putem ridica blocajul. Nu am avea cum s-o vindem cinstit.',
    } as Record<RejectReason, string>,
    todo: 'Ce poți face',
    ways: {
      'swollen-battery': [
        'Oprește dispozitivul și nu îl mai încărca, nu îl apăsa, nu îl desface.',
        'Ține-l pe ceva care nu arde, departe de căldură și de lucruri inflamabile.',
        'Du-l la un service autorizat sau la un punct de colectare pentru baterii și electronice.',
        'După ce un service i-a schimbat bateria, îl poți vinde: schimbă răspunsul.',
      ],
      locked: [
        'Cere administratorului firmei să îl scoată din MDM sau șterge parola din BIOS.',
        'După deblocare, schimbă răspunsul și continuă de aici.',
        'Dacă nu se poate debloca, du-l la un punct de colectare pentru electronice.',
      ],
      'online-ban': [
        'Dacă blocajul e o greșeală, contestă-l la producător.',
        'După ce e ridicat, schimbă răspunsul și continuă de aici.',
        'Altfel, du-o la un punct de colectare pentru electronice.',
      ],
    } as Record<RejectReason, readonly string[]>,
    change: 'Schimbă răspunsul',
    another: 'Vinde alt dispozitiv',
  },
  lowered: {
    title: 'Ce a scăzut prețul',
    nothing: 'Nimic: e prețul întreg pentru acest model.',
    factors: {
      display: 'Ecranul',
      case: 'Carcasa',
      'burn-in': 'Imagine remanentă',
      liquid: 'Contactul cu lichide',
      battery: 'Bateria',
      network: 'Rețeaua',
    },
    controllers: {
      'no-controller': 'Niciun controller',
      drift: 'Joystickul se mișcă singur',
      'no-cables': 'Fără cabluri',
    },
    mostDeducted: 'Peste 60\u00a0% nu mai scădem pentru defecte',
  },
}

export type TradeInStepsText = typeof tradeInStepsRo
