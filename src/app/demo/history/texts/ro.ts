import type { HistoryText } from './history-text.ts'

export const ro: HistoryText = {
  givenNames: ['Ana', 'Mihai', 'Ioana', 'Andrei', 'Elena', 'Radu', 'Maria', 'Vlad', 'Irina', 'Dan'],
  fullName: given => `${given} Demo`,
  reviewNote: '(Recenzie demonstrativă.)',
  reply:
    'Îți mulțumim pentru răbdare. Am vorbit cu curierul despre întârziere și verificăm de acum fiecare colet înainte de predare.',
  reviews: [
    [
      5,
      'Ca nou',
      'Nu am găsit nicio zgârietură, deși am ales gradul „bun”. A ajuns în două zile, bine împachetat.',
    ],
    [
      5,
      'Exact ca în descriere',
      'Starea corespunde întru totul cu ce scria pe pagină. Am primit și factura, și garanția.',
    ],
    [
      4,
      'Foarte bun pentru preț',
      'Are o urmă mică pe margine, cum era anunțat. Funcționează fără probleme de trei săptămâni.',
    ],
    [
      5,
      'Livrare rapidă',
      'Comandat luni, ridicat miercuri din easybox. Totul a mers simplu, fără niciun telefon.',
    ],
    [
      4,
      'Mulțumit',
      'Aparatul e impecabil. Aș fi vrut o cutie ceva mai mare, cablul era cam înghesuit.',
    ],
    [
      5,
      'Al doilea cumpărat de aici',
      'Primul merge și acum. Am cumpărat încă unul pentru mama și suntem amândoi mulțumiți.',
    ],
    [
      3,
      'Bun, dar a întârziat',
      'Dispozitivul e în regulă, însă coletul a venit cu două zile mai târziu decât era promis.',
    ],
    [
      5,
      'Baterie excelentă',
      'Mă așteptam la mai puțin la un aparat recondiționat. Ține toată ziua fără grijă.',
    ],
    [
      5,
      'Răspund repede',
      'Am întrebat dacă se potrivește cu abonamentul meu și mi-au răspuns în aceeași dimineață.',
    ],
    [
      4,
      'Recomand',
      'Se vede că a fost curățat și verificat. Singurul minus: manualul este doar în engleză.',
    ],
    [
      5,
      'Economisesc mult',
      'Am plătit cu o treime mai puțin decât pentru unul nou și nu văd nicio diferență.',
    ],
    [
      2,
      'Culoarea pare alta',
      'Funcționează bine, dar în realitate culoarea e mai închisă decât în imagine. L-am păstrat totuși.',
    ],
    [
      5,
      'Fără griji',
      'M-am temut puțin să cumpăr recondiționat. Aici fiecare verificare e scrisă, așa că am avut încredere.',
    ],
    [
      5,
      'Pentru școală e perfect',
      'Fiul meu îl folosește zilnic la teme. Pornește repede și nu s-a blocat niciodată.',
    ],
    [
      4,
      'Stare bună',
      'Ecranul e perfect, carcasa are două puncte abia vizibile. Prețul a fost corect pentru asta.',
    ],
    [
      5,
      'Ambalat cu grijă',
      'Carton reciclat, totul fixat bine. Aparatul era încărcat și gata de pornit.',
    ],
    [
      5,
      'Cumpăr iar',
      'Comanda, plata și livrarea au durat mai puțin decât credeam. O experiență foarte plăcută.',
    ],
    [
      4,
      'Merge bine',
      'După o lună nu am ce să îi reproșez. Husa comandată împreună se potrivește perfect.',
    ],
    [
      5,
      'Garanție de doi ani',
      'Am ales tocmai pentru garanție și pentru cele 60 de zile de retur. Nu a fost nevoie de ele.',
    ],
    [
      3,
      'În regulă',
      'E ceea ce am comandat, nici mai mult, nici mai puțin. Încărcătorul se cumpără separat.',
    ],
    [
      5,
      'Recondiționat cu adevărat',
      'Nu e doar șters de praf: bateria e schimbată și pe listă scrie ce s-a mai verificat.',
    ],
    [
      4,
      'Preț bun',
      'Am comparat mult înainte, pe www.exemplu.ro am scris mai pe larg. Aparatul merge foarte bine.',
    ],
    [
      5,
      'Cadou reușit',
      'L-am luat cu ambalaj de cadou pentru ziua soției. Nici nu a bănuit că nu e nou.',
    ],
    [
      4,
      'Bună alegere',
      'Modelul de acum doi ani îmi ajunge din plin, iar diferența de preț a fost mare.',
    ],
    [
      5,
      'Foarte mulțumită',
      'Totul ca pe pagină: gradul, bateria, termenul de livrare. Așa ar trebui să fie peste tot.',
    ],
  ],
  messages: [
    [
      'order',
      'Bună ziua, aș vrea să știu dacă mai pot schimba adresa de livrare la comanda plasată azi dimineață.',
    ],
    [
      'return',
      'Am primit telefonul și îmi place, dar aș prefera altă culoare. Cum procedez cu returul?',
    ],
    ['sale', 'Aș dori să vând un laptop care nu apare în listă. Mă puteți ajuta cu o evaluare?'],
    ['other', 'Se poate emite factura pe firmă după ce am plasat comanda ca persoană fizică?'],
    ['account', 'Nu mai am acces la adresa veche de e-mail. Cum o pot schimba în cont?'],
  ],
  claim: 'De câteva zile bateria se descarcă în câteva ore, deși aplicațiile sunt închise.',
  work: {
    erase: 'Date șterse, aparat resetat',
    check: 'Verificare completă',
    clean: 'Curățare',
    battery: 'Baterie nouă',
    batteryMinor: 14_900,
  },
}
