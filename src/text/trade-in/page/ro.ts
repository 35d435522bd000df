import { type DeviceWords, deviceWordsRo } from '#text/trade-in/device-words/ro.ts'
/** The text of a trade-in from its offer to its parcel; days and amounts are passed in already formatted for the market. */
export const tradeInRo = {
  steps: {
    offer: 'Oferta ta',
    auth: 'Contul tău',
    payment: 'Cum primești banii',
    delivery: 'Cum trimiți dispozitivul',
  },
  stepOf: (at: number, of: number) => `Pasul ${at} din ${of}`,
  progress: 'Cât ai parcurs din vânzare',
  summary: {
    title: 'Oferta ta',
    number: (number: string) => `Vânzarea ${number}`,
    sentTo: (email: string) =>
      `Ți-am trimis oferta la ${email}. Linkul din e-mail te aduce înapoi aici, de pe orice dispozitiv.`,
    back: 'Înapoi la ofertă',
  },
  offer: {
    lead: (title: string) => `Pentru ${title}, dacă este așa cum ne-ai spus:`,
    accept: 'Accept oferta',
    payouts: 'Cum poți primi banii',
    payoutNotes: {
      'bank-fast': 'Banii pleacă în cel mult două zile lucrătoare de la verificare.',
      'bank-slow': 'Aștepți mai mult, primești mai mult.',
      voucher:
        'Îl folosești de când accepți oferta; comanda pleacă după ce verificăm dispozitivul.',
    },
    lines: 'Cum am calculat',
    lineOf: {
      base: 'Prețul de pornire',
      'by-person': 'Evaluarea unui coleg',
      cap: 'Mai mult nu scădem',
      payout: 'Pentru felul încasării',
      rounding: 'Rotunjire',
    },
    answers: 'Răspunsurile tale',
    change: 'Schimbă',
    changeOf: (part: string) => `Schimbă răspunsul: ${part}`,
    raise:
      'Rândurile cu minus sunt răspunsurile care scad prețul. Dacă ai greșit unul, schimbă-l și primești o ofertă nouă.',
    draft: {
      title: 'Un coleg se uită întâi la răspunsurile tale',
      text: (email: string) =>
        `Pentru un dispozitiv ca acesta prețul îl stabilește un om. Îți scriem la ${email} cu oferta în cel mult o zi lucrătoare; nu trebuie să faci nimic până atunci.`,
    },
    ended: {
      title: 'Oferta nu mai este valabilă',
      text: 'Prețurile se schimbă, de aceea o ofertă ține 14 zile. Răspunde din nou la întrebări și primești un preț de azi.',
      replaced: 'Ai schimbat un răspuns, iar o ofertă nouă i-a luat locul.',
      again: 'Cere o ofertă nouă',
    },
  },
  auth: {
    proven: {
      title: 'Continuă fără parolă',
      text: (email: string) =>
        `Ai deschis oferta din e-mailul trimis la ${email}, deci adresa e confirmată. Îți facem contul cu ea, fără alt e-mail.`,
      submit: 'Continuă cu această adresă',
    },
    lead: 'Ai nevoie de un cont ca să urmărești coletul și banii. Oferta te așteaptă, nu pierzi nimic.',
    anothers: {
      title: 'Oferta este în alt cont',
      text: 'Ai intrat cu alt cont decât cel în care este oferta. Ieși din cont și intră cu celălalt.',
      leave: 'Ieși din cont',
    },
  },
  payment: {
    legend: 'Alege cum primești banii',
    account: 'Contul bancar în care plătim',
    accountText: 'Verificăm numărul înainte de plată. Îl poți schimba până când pleacă banii.',
    savedAccount: (iban: string) =>
      `Avem contul bancar ${iban}. Lasă câmpul gol ca să îl păstrezi.`,
    submit: 'Mai departe',
  },
  ofDevice: deviceWordsRo,
  delivery: {
    device: 'Ce dispozitiv este',
    imei: 'IMEI',
    serial: 'Numărul de serie',
    imeiHelp:
      'Formează *#06# sau caută în setări, la „Despre telefon” sau „Informații”. Are 15 cifre.',
    imeiPhoto: 'Citește-l dintr-o poză',
    imeiPhotoHelp:
      'Ajunge o captură de ecran cu codul de bare de la *#06# sau o poză a etichetei de pe cutie. Poza rămâne pe telefonul tău.',
    imeiPhotoReading: 'Căutăm codul de bare…',
    imeiPhotoRead: 'Am citit IMEI-ul din poză.',
    imeiPhotoNone:
      'Nu am găsit niciun IMEI în poză. Încearcă una mai de aproape sau scrie numărul.',
    serialHelp: 'Îl găsești în Setări › Despre sau pe spatele dispozitivului.',
    savedDevice: (masked: string) =>
      `Ai scris deja numărul ${masked}. Lasă câmpul gol ca să îl păstrezi.`,
    checked: 'Îl căutăm într-un registru de dispozitive pierdute și furate și îl păstrăm criptat.',
    missing: { imei: 'Scrie IMEI-ul', serial: 'Scrie numărul de serie' },
    errors: {
      imei: 'IMEI-ul are 15 cifre și o cifră de control. Verifică dacă l-ai scris bine.',
      serial: 'Numărul de serie are între 5 și 30 de litere și cifre.',
    },
    sender: 'Cine trimite coletul',
    handover: 'Cum predai coletul',
    together: (title: string) => `Îl pun în coletul cu ${title}`,
    togetherHow: (day: string) =>
      `Un singur colet și o singură etichetă, predate până pe ${day}. Fiecare dispozitiv are oferta și plata lui.`,
    prepare: 'Pregătește dispozitivul',
    preparing: (ofDevice: DeviceWords) => [
      'Salvează-ți datele în altă parte.',
      ofDevice.signOut,
      'Șterge tot și revino la setările din fabrică.',
      ofDevice.takeOut,
      'Învelește-l și pune-l într-o cutie tare, împreună cu accesoriile declarate, dacă există.',
      'Nu trimite niciodată un dispozitiv cu bateria umflată.',
    ],
    declarations: 'Declarațiile tale',
    declared: {
      adult: 'Am împlinit 18 ani.',
      owner: 'Dispozitivul este al meu și am dreptul să îl vând.',
      'not-stolen': 'Nu este furat, găsit, închiriat sau neplătit.',
      'locks-off': 'Îl trimit fără conturi și fără blocări active.',
      erased: 'Îl trimit cu datele șterse; ce rămâne pe el nu mai poate fi recuperat.',
    },
    declareAll: 'Bifează toate declarațiile ca să poți vinde.',
    submit: 'Vinde dispozitivul',
    submitNote: (amount: string, day: string) =>
      `Apăsând butonul, accepți oferta de ${amount}. Predă coletul până pe ${day}.`,
    refused: {
      changed: {
        title: 'Oferta s-a schimbat între timp',
        text: (before: string, now: string) =>
          `Era ${before}, acum este ${now}. Nu ai pierdut nimic și nu ai acceptat nimic încă: dacă ești de acord, apasă din nou.`,
      },
      stolen: {
        title: 'Nu putem cumpăra acest dispozitiv',
        text: 'Apare într-un registru ca pierdut sau furat. Dacă este al tău, cere-i operatorului sau poliției să îl scoată de acolo.',
      },
      blocked: {
        title: 'Nu putem cumpăra acest dispozitiv',
        text: 'Operatorul l-a blocat. După ce îl deblochează, încearcă din nou.',
      },
      locked: {
        title: 'Dispozitivul este încă legat de un cont',
        text: 'Ieși din contul Apple, Google sau Samsung, oprește blocarea de activare și încearcă din nou.',
      },
      model: {
        title: 'Numărul este al altui model',
        text: (model: string) =>
          `Acest IMEI este al unui ${model}. Verifică numărul, cifră cu cifră, sau alege dispozitivul potrivit.`,
        sure: (title: string) => `Numărul e corect, iar dispozitivul este ${title}`,
        other: 'Alege alt dispozitiv',
      },
      taken: {
        title: 'Acest dispozitiv este deja înregistrat la noi',
        text: 'Verifică numărul. Dacă ai acceptat înainte altă ofertă pentru el, o găsești la vânzările tale. Dacă numărul e corect, scrie-ne: îl căutăm împreună.',
      },
      away: {
        title: 'Nu putem verifica numărul acum',
        text: 'Registrul nu răspunde. Nu ai pierdut nimic: apasă din nou peste câteva minute.',
      },
      full: {
        title: 'Ai prea multe vânzări deschise',
        rest: 'După ce se încheie una, poți accepta și oferta aceasta. Dacă vinzi mai multe odată, scrie-ne.',
        account: (most: number) =>
          `Contul tău are deja numărul maxim de vânzări deschise: ${most}.`,
        phone: (most: number) =>
          `Cu acest număr de telefon s-a ajuns la numărul maxim de vânzări deschise: ${most}.`,
        address: (most: number) =>
          `De la această adresă s-a ajuns la numărul maxim de vânzări deschise: ${most}.`,
        iban: (most: number) =>
          `Cu acest cont bancar s-a ajuns la numărul maxim de vânzări deschise: ${most}.`,
      },
      handover: {
        title: 'Nu poți preda coletul așa',
        text: 'Alege alt mod de predare sau altă zi.',
      },
    },
  },
  after: {
    slipText: 'Borderoul de achiziție arată ce am cumpărat de la tine și cât am plătit.',
    slip: 'Deschide borderoul (PDF)',
    accepted: {
      title: 'Ai acceptat oferta',
      text: 'Pregătește dispozitivul, lipește eticheta și predă coletul. De la prima scanare de către curier, prețul nu mai expiră.',
    },
    goOn: 'Continuă cu oferta',
    goOnText: 'Oferta te așteaptă: mai ai de ales cum primești banii și cum trimiți dispozitivul.',
    parcel: 'Coletul tău',
    together: 'În același colet, cu aceeași etichetă:',
    device: (title: string, number: string) => `${title}, vânzarea ${number}`,
    another: 'Mai ai un dispozitiv de vândut? Pune-l în același colet.',
    sellAnother: 'Vinde încă un dispozitiv',
    noLabel: 'Pregătim eticheta; îți scriem când e gata.',
    label: 'Descarcă eticheta',
    noPrinter: (number: string) => `Nu ai imprimantă? Scrie pe colet numărul ${number}.`,
    handOverBy: (day: string) => `Predă coletul până pe ${day}.`,
    next: 'Ce urmează',
    nextList: [
      'Predai coletul; de la prima scanare prețul nu mai expiră.',
      'Când ajunge la noi, îl verificăm în cel mult 3 zile lucrătoare.',
      'Dacă totul e cum ai spus, plătim. Dacă nu, îți spunem ce am găsit și tu hotărăști.',
    ],
    account: 'Banii ajung în contul bancar',
    voucher: 'Voucherul tău',
    voucherText:
      'E al tău când ajunge dispozitivul. Poți comanda cu el de pe acum: expediem comanda după ce îl verificăm.',
    cancel: 'Renunță la vânzare',
    cancelText: 'Poți renunța până predai coletul. Nu te costă nimic.',
    cancelDraftText:
      'Nu vrei să mai aștepți? Poți renunța oricând. Nu te costă nimic, dar nu mai primești oferta.',
    cancelConfirm: 'Da, renunț la vânzare',
    cancelRefused: 'Vânzarea nu mai poate fi anulată: coletul este la curier.',
  },
}

export type TradeInText = typeof tradeInRo
