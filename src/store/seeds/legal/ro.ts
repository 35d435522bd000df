import type { SeedLegalTexts } from './legal-text.ts'

const terms = `
## Cine vinde
Magazinul Kintsu este administrat de societatea ale cărei date (denumire, număr de înregistrare, cod de TVA, adresă, telefon, e-mail) se află în subsolul fiecărei pagini. Termenii de mai jos se aplică fiecărei comenzi plasate în magazinul pentru România.

## Ce cumperi
Vindem telefoane, tablete, laptopuri, ceasuri și console **recondiționate**: au mai fost folosite, apoi au fost testate, reparate unde a fost nevoie, șterse de date și încadrate într-una dintre cele două stări de mai jos.

- **Foarte bun**: urmele se văd doar de foarte aproape, ecranul aprins nu arată nimic.
- **Bun**: zgârieturi ușoare, vizibile de la o lungime de braț, care nu împiedică folosirea.

Bateria, unde există, are cel puțin 80\u00a0% din capacitatea inițială. Imaginile sunt desene ale modelului și ale culorii, nu fotografii ale exemplarului pe care îl primești.

## Prețuri
Prețurile sunt în lei și includ TVA. Pentru produsele vândute în regimul marjei, TVA-ul nu apare separat pe factură. Costul livrării și taxa de ramburs sunt afișate înainte să trimiți comanda și sunt cuprinse în total. Când anunțăm o reducere, arătăm lângă ea cel mai mic preț din ultimele 30 de zile. Prețul „nou” este prețul de lansare al modelului și servește doar ca reper.

## Comanda
Comanda se face în cinci pași și se trimite cu butonul „Comandă cu obligație de plată”. Până la trimitere poți corecta orice. Contractul se încheie când îți confirmăm comanda pe e-mail; textul contractului rămâne păstrat la noi și îl primești în acel mesaj. Produsele din coș nu sunt rezervate: se rezervă în clipa în care trimiți comanda.

## Plata
Plătești cu una dintre metodele afișate la ultimul pas. O metodă care nu se potrivește comenzii rămâne vizibilă și spune de ce.

## Livrarea
Livrăm în România, la easybox sau prin curier, în termenul afișat la comandă și cel târziu în 30 de zile de la încheierea contractului. Dacă termenul trece, ne poți da unul suplimentar, potrivit; dacă nu livrăm nici atunci, poți renunța la comandă și primești banii înapoi.

## Dreptul de retragere
Legea îți dă **14 zile** de la primire ca să te retragi din contract fără să spui motivul. Noi îți dăm **60 de zile**. E de ajuns un e-mail cu numărul comenzii la adresa din subsol. Trimiți produsul înapoi în cel mult 14 zile de la anunț; transportul de retur îl plătim noi. Îți dăm înapoi suma plătită, inclusiv livrarea standard, în cel mult 14 zile de la anunț, prin aceeași metodă sau în contul pe care ni-l indici. Răspunzi doar pentru scăderea de valoare produsă de o folosire care depășește ce e necesar ca să verifici produsul. Șterge-ți datele și scoate contul din dispozitiv înainte de retur.

## Garanția
Ai **garanția legală de conformitate**, pe care nimic din acești termeni nu o micșorează: dacă produsul nu corespunde contractului, ceri repararea sau înlocuirea gratuită, iar apoi reducerea prețului sau încetarea contractului. În plus, îți oferim o **garanție comercială de 12 luni**, care acoperă defectele ce nu vin din lovire, lichide sau intervenții neautorizate. Garanția comercială se adaugă celei legale.

## Reclamații
Scrie-ne întâi nouă, la e-mailul din subsol; răspundem în cel mult 5 zile lucrătoare. Dacă nu ne înțelegem, te poți adresa Autorității Naționale pentru Protecția Consumatorilor (ANPC) sau poți cere soluționarea alternativă a litigiului (SAL). Se aplică legea română, cu toate drepturile de care te bucuri în calitate de consumator.
`

const privacy = `
## Cine răspunde de datele tale
Operatorul este societatea din subsolul paginii. Ne scrii la e-mailul de acolo pentru orice ține de date.

## Ce date folosim și de ce
- **Ca să onorăm comanda** (executarea contractului): nume, e-mail, telefon, adresa de livrare și de facturare, produsele comandate, metoda de plată.
- **Ca să respectăm legea** (obligație legală): facturile și documentele contabile.
- **Ca să apărăm magazinul de abuz** (interes legitim): adresa IP și momentul cererii, păstrate scurt timp în jurnale tehnice.
- **Ca să te anunțăm că un dispozitiv a revenit în stoc**, doar dacă ne-ai cerut-o chiar tu (acordul tău): adresa de e-mail; îți retragi acordul oricând.
- **Ca să-ți trimitem noutăți**, doar dacă ai bifat chiar tu acest lucru; îți retragi acordul oricând.

Nu vindem datele și nu luăm decizii automate care te privesc.

## Cine le mai vede
Curierul care îți aduce coletul, furnizorul de e-mail care trimite mesajele noastre și, la plata online, procesatorul de plăți; fiecare doar cu ce îi trebuie. Datele rămân în Uniunea Europeană.

## Cât le păstrăm
Comenzile și facturile: cât cere legea contabilă. Jurnalele tehnice: cel mult 30 de zile. Adresa lăsată pentru un anunț de stoc: până renunți la el, cel mult 180 de zile. Noutățile: până îți retragi acordul.

## Ce păstrează browserul tău
Coșul, pașii comenzii și adresa completată stau în memoria browserului tău, nu la noi, până trimiți comanda. Nu folosim cookie-uri de publicitate și nu măsurăm vizita fără acordul tău.

## Drepturile tale
Poți cere o copie a datelor, corectarea, ștergerea, restricționarea sau portarea lor și te poți opune folosirii lor. Răspundem în cel mult o lună. Dacă nu ești mulțumit, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal.

## Siguranța
Legătura cu magazinul este criptată, iar numerele de serie ale dispozitivelor sunt păstrate criptat. Accesul la date îl au doar oamenii care lucrează la comanda ta.
`

export const legalRo: SeedLegalTexts = {
  terms: { title: 'Termeni și condiții', body: terms },
  privacy: { title: 'Confidențialitate', body: privacy },
}
