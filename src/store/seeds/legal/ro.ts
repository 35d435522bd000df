import type { SeedLegalTexts } from './legal-text.ts'

const terms = `
## Cine vinde
Magazinul Kintsu este administrat de societatea ale cărei date (denumire, număr de înregistrare, cod de TVA, adresă, telefon, e-mail) se află în subsolul fiecărei pagini. Termenii de mai jos se aplică fiecărei comenzi plasate în magazinul pentru România.

## Ce cumperi
Vindem telefoane, tablete, laptopuri, ceasuri și console **recondiționate**: au mai fost folosite, apoi au fost testate, reparate unde a fost nevoie, șterse de date și încadrate într-una dintre cele două stări de mai jos.

- **Foarte bun**: urmele se văd doar de foarte aproape, pe ecranul aprins nu se vede nicio urmă.
- **Bun**: zgârieturi ușoare, vizibile de la o lungime de braț, care nu împiedică folosirea.

Bateria, unde există, are cel puțin 80\u00a0% din capacitatea inițială. Imaginile sunt desene ale modelului și ale culorii, nu fotografii ale exemplarului pe care îl primești.

## Prețuri
Prețurile sunt în lei și includ TVA. Pentru produsele vândute în regimul marjei, TVA-ul nu apare separat pe factură. Costul livrării și taxa de ramburs sunt afișate înainte să trimiți comanda și sunt cuprinse în total. Când anunțăm o reducere, arătăm lângă ea cel mai mic preț din ultimele 30 de zile. Prețul „nou” este prețul de lansare al modelului și servește doar ca reper.

## Comanda
Comanda se face în cinci pași și se trimite cu butonul „Comandă cu obligație de plată”. Până la trimitere poți corecta orice. Contractul se încheie când îți confirmăm comanda pe e-mail; textul contractului rămâne păstrat la noi și îl primești în acel mesaj. Produsele din coș nu sunt rezervate: se rezervă în clipa în care trimiți comanda. Poți comanda și fără cont. Contul este gratuit și îl poți șterge din setări oricând nu ai o comandă în curs; parola este doar a ta, nu o da nimănui.

## Plata
Plătești cu una dintre metodele afișate la ultimul pas. O metodă care nu se potrivește comenzii rămâne vizibilă și spune de ce.

## Plata în rate {#credit}
La metodele în rate sau cu plata mai târziu, banii îi dă o instituție financiară: tbi bank ori Oney, după metoda aleasă. Noi îi transmitem cererea ta, cu datele comenzii; contractul de credit îl închei cu ea, și ea hotărăște dacă îl acordă. Înainte să alegi vezi numărul și valoarea ratelor, dobânda, DAE și totalul de plată. Înainte să semnezi, finanțatorul îți arată toate condițiile: informațiile standard la nivel european privind creditul pentru consumatori și contractul. Te poți retrage din contractul de credit în 14 zile de la semnare. Dacă anulezi comanda sau o returnezi, trimitem banii înapoi finanțatorului, iar creditul se încheie sau scade cu acea sumă. Dacă cererea nu este aprobată, poți plăti altfel cât timp comanda te așteaptă.

## Livrarea
Livrăm în România, la easybox sau prin curier, în termenul afișat la comandă și cel târziu în 30 de zile de la încheierea contractului. Dacă termenul trece, ne poți da unul suplimentar, potrivit; dacă nu livrăm nici atunci, poți renunța la comandă și primești banii înapoi.

## Dreptul de retragere
Legea îți dă **14 zile** de la primire ca să te retragi din contract fără să spui motivul. Noi îți dăm **60 de zile**. E de ajuns un e-mail cu numărul comenzii la adresa din subsol. Trimiți produsul înapoi în cel mult 14 zile de la anunț; transportul de retur îl plătim noi. Îți dăm înapoi suma plătită în cel mult 14 zile de la anunț, prin aceeași metodă sau în contul pe care ni-l indici; dacă te retragi din întreaga comandă în primele 14 zile, îți dăm înapoi și livrarea standard, împreună cu taxa de ramburs. Răspunzi doar pentru scăderea de valoare produsă de o folosire care depășește ce e necesar ca să verifici produsul. Șterge-ți datele și scoate contul din dispozitiv înainte de retur.

## Garanția
Ai **garanția legală de conformitate**, pe care nimic din acești termeni nu o micșorează: dacă produsul nu corespunde contractului, ceri repararea sau înlocuirea gratuită, iar apoi reducerea prețului sau încetarea contractului. În plus, îți oferim o **garanție comercială de 12 luni**, care acoperă defectele ce nu vin din lovire, lichide sau intervenții neautorizate. Garanția comercială se adaugă celei legale.

## Reclamații
Scrie-ne întâi nouă, la e-mailul din subsol sau prin formularul de pe pagina de suport. La un mesaj răspundem în cel mult o zi lucrătoare, la o reclamație, cu tot cu soluție, în cel mult 5 zile lucrătoare. Dacă nu ne înțelegem, te poți adresa Autorității Naționale pentru Protecția Consumatorilor (ANPC) sau poți cere soluționarea alternativă a litigiului (SAL). Se aplică legea română, cu toate drepturile de care te bucuri în calitate de consumator.
`

const privacy = `
## Cine răspunde de datele tale
Operatorul este societatea din subsolul paginii. Ne scrii la e-mailul de acolo pentru orice ține de date.

## Ce date folosim și de ce
- **Ca să onorăm comanda** (executarea contractului): nume, e-mail, telefon, adresa de livrare și de facturare, produsele comandate, metoda de plată.
- **Ca să ai un cont**, dacă ți-l creezi (executarea contractului): datele de la „Contul tău”, mai jos.
- **Ca să rezolvăm un retur sau o cerere de garanție** (executarea contractului și obligație legală): ce ne scrii despre dispozitiv, fotografiile pe care le alegi, coletul cu care vine la noi și, dacă banii se întorc prin transfer, IBAN-ul și titularul contului bancar.
- **Ca să cumpărăm un dispozitiv de la tine** (executarea contractului și demersurile dinaintea lui): e-mailul, răspunsurile despre dispozitiv și ofertele făcute după ele, declarațiile tale, seria lui (IMEI sau numărul de serie), numele, telefonul și locul de unde pleacă coletul, ce am găsit la verificare, cu fotografii, și, dacă plătim în cont, IBAN-ul și titularul. Prețul îl calculează un program, din răspunsurile despre dispozitiv și după aceeași listă pentru toți; dacă nu ești de acord, scrie-ne și se uită un om.
- **Ca să nu cumpărăm dispozitive furate sau pierdute** (interes legitim): înainte să accepți oferta întrebăm un registru de dispozitive pierdute, furate sau blocate. Îi trimitem doar IMEI-ul sau numărul de serie, nu și cine ești. Din serie facem și o amprentă (hash) cu cheie, ca să nu cumpărăm de două ori același dispozitiv.
- **Ca să răspundem la ce ne scrii pe pagina de suport** (interes legitim sau demersuri pentru un contract): numele, e-mailul, subiectul, numărul comenzii sau al vânzării, dacă îl scrii, și mesajul.
- **Ca să arătăm recenzii ale cumpărătorilor și vânzătorilor adevărați** (interes legitim): recenzia ta și numele sub care alegi să apari, adică prenumele cu inițiala ori doar „Cumpărător” sau „Vânzător”. După livrare, iar la o vânzare după plată, îți cerem o dată părerea pe e-mail; un link din mesaj oprește astfel de mesaje. Ca să știm că le-ai oprit, păstrăm doar o amprentă (hash) a adresei.
- **Ca să respectăm legea** (obligație legală): facturile și documentele contabile, iar pentru un dispozitiv cumpărat de la tine borderoul de achiziție: numele, adresa pe care ai dat-o, dispozitivul cu seria mascată, suma și ziua plății.
- **Ca să apărăm magazinul de abuz** (interes legitim): adresa IP și momentul cererii, păstrate scurt timp în jurnale tehnice; la comandă și la încercările de a intra în cont păstrăm doar o amprentă (hash) a adresei IP, nu adresa însăși. Ca nimeni să nu poată comanda singur tot stocul, numărăm dispozitivele comandate într-o oră și după amprenta (hash) e-mailului, a telefonului, a contului și a adresei de livrare.
- **Ca să te anunțăm că un dispozitiv a revenit în stoc sau a ajuns la prețul dorit**, doar dacă ne-ai cerut-o chiar tu (acordul tău): adresa de e-mail, dispozitivul și prețul; îți retragi acordul oricând.
- **Ca să-ți trimitem noutăți**, doar dacă ai bifat chiar tu acest lucru; îți retragi acordul oricând.

Nu vindem datele și nu luăm decizii automate care te privesc.

## Contul tău
Poți cumpăra și fără cont. Dacă îți creezi unul, este același în toate magazinele Kintsu, iar în el păstrăm:

- **datele tale**: numele, adresa de e-mail, telefonul pe care l-ai confirmat prin SMS, limba în care îți scriem și dacă vrei noutăți;
- **parola**, dacă ai una, doar ca amprentă (hash), din care nu poate fi citită;
- **comenzile tale**, iar după ce îți confirmi adresa de e-mail, și pe cele plasate cu ea fără cont;
- **vânzările tale**: ofertele, seria dispozitivului și IBAN-ul (afișate doar cu ultimele cifre), coletul, ce am găsit la verificare și fotografiile ei, plata și borderoul;
- **retururile și cererile de garanție**, cu ce ai scris și cu fotografiile trimise;
- **recenziile** tale;
- **punctele și voucherele**: din ce comandă sau vânzare vin și pe ce s-au folosit; codurile voucherelor le păstrăm doar ca amprentă (hash);
- **adresele de livrare** pe care le salvezi;
- **coșul**, câte unul pentru fiecare țară, ca să-l găsești pe orice dispozitiv;
- **sesiunile**, adică browserele din care ai intrat în cont: numele browserului, când ai intrat și când a fost folosit ultima dată, fără adresa IP. Pe oricare o poți încheia din setări.

Intri cu parola, cu un link primit pe e-mail, cu un cod primit prin SMS sau, acolo unde este afișat butonul, prin Google, Apple ori Facebook (OpenID Connect). De la acestea primim numele, adresa de e-mail confirmată și un identificator după care îți recunoaștem contul data viitoare; altceva nu păstrăm, iar parola ta de acolo nu ajunge la noi.

Fiecare fotografie trimisă o refacem la o dimensiune mai mică și păstrăm doar imaginea nouă: locul, ora și aparatul, scrise în fișierul tău, dispar. O văd doar oamenii care se ocupă de cererea ta.

Verificarea împotriva roboților este făcută de noi: browserul tău rezolvă un mic calcul. Nu ia parte nicio altă firmă și nu se folosește niciun cookie.

## Cine le mai vede {#recipients}
Curierul care îți aduce coletul sau îl ia înapoi, furnizorul de e-mail care trimite mesajele noastre, furnizorul de SMS care trimite codurile de intrare în cont și veștile despre colete, dacă ai ales așa, iar la plata online, procesatorul de plăți, iar la un transfer, banca; la plata în rate, finanțatorul pe care îl alegi (tbi bank sau Oney): numele, e-mailul, telefonul, adresele și comanda, pe care le folosește după propria informare, arătată la începutul cererii; la o vânzare, registrul de dispozitive, care vede doar seria; fiecare doar cu ce îi trebuie. Recenzia publicată o vede oricine. Datele rămân în Uniunea Europeană. La Google, Apple sau Facebook ajungi doar dacă alegi să intri în cont prin ele; de ce fac acolo cu datele tale răspund ele.

## Cât le păstrăm
Facturile și ce s-a cumpărat: cât cere legea contabilă. Numele, adresa și telefonul dintr-o comandă: cinci ani. E-mailurile pe care ți le-am trimis: un an. Jurnalele tehnice: cel mult 30 de zile. Adresa lăsată pentru un anunț de stoc sau de preț: până renunți la el, cel mult 180 de zile. Noutățile: până îți retragi acordul. Retururile, cererile de garanție, fotografiile lor și IBAN-ul: cât comanda de care țin, cel mult până îți ștergi contul. Vânzările, cu seria, IBAN-ul și fotografiile de la verificare: până îți ștergi contul, cel mult cinci ani; o ofertă pe care nu ai acceptat-o: până ne ceri să o ștergem, cel mult 180 de zile. Borderoul de achiziție: cât cere legea contabilă. Mesajele de pe pagina de suport: până îți ștergi contul sau ne ceri să le ștergem, cel mult doi ani după ce ți-am răspuns. Fotografia pe care nu o trimiți cu nicio cerere: o zi. Recenzia: nu mai este afișată de cum o retragi și se șterge odată cu contul. Punctele și voucherele: până îți ștergi contul. Contul și adresele salvate: până le ștergi. Contul a cărui adresă de e-mail nu a fost confirmată: șapte zile. Coșul din cont: o lună de la ultima modificare. Favoritele din cont: până le scoți; faptul că le-ai scos, încă 90 de zile. Cheile de acces, adică partea lor publică și browserul în care au fost create: până le ștergi. Sesiunile: 30 de zile de la intrarea în cont. Amprentele de la încercările de a intra în cont: cel mult o oră.

## Ce păstrează browserul tău
Coșul, pașii comenzii și adresa completată stau în memoria browserului tău până trimiți comanda. Dacă nu ai intrat în cont, le păstrează doar browserul: magazinul citește coșul ca să îți arate prețurile și paginile, dar nu îl reține. Dacă ai intrat, păstrăm și noi coșul, în contul tău; la ieșirea din cont, coșul se golește în browser și rămâne în cont. La fel și favoritele, până le scoți. În aceeași memorie stă și o cheie aleatorie a browserului: după ea, comanda unui coș este arătată din nou doar browserului care a trimis-o. Noi păstrăm din ea doar o amprentă (hash), împreună cu comanda. Browserul ține și ultimele pagini văzute, ca să le poți citi fără internet; coșul, comenzile și favoritele dintre ele se șterg de acolo când intri în cont sau ieși din el.

Folosim doar cookie-uri necesare. Pe primele patru le ștergem când ieși din cont:

- **kintsu.session** (și __Host-kintsu.session) ține sesiunea deschisă: 30 de zile;
- **kintsu-member** ține minte că în acest browser s-a intrat în cont: 30 de zile;
- **customToken** leagă sesiunea de coșul din cont: 30 de zile;
- **kintsu-cart** deschide coșul din cont: o oră;
- **kintsu.state** și **kintsu-social** apar doar când intri prin Google, Apple sau Facebook: cel mult zece minute;
- **kintsu.sell** păstrează răspunsurile despre dispozitivul pe care vrei să ni-l vinzi: 30 de zile;
- **kintsu.sale** ține deschisă oferta la care lucrezi: 30 de zile;
- **kintsu-sketch-ro** spune magazinului ce este în coș (produsele, totalul, codul promoțional și un identificator al coșului, nu numele sau adresa ta), ca pagina lui să apară imediat cât nu ai intrat în cont; noi nu păstrăm nimic din el, iar în browser rămâne 30 de zile de la ultima folosire a coșului, mai puțin dacă îl golești sau începi să completezi comanda;
- **kintsu-consent** ține minte ce ai ales despre cookie-uri și în ce zi: te întrebăm din nou după 12 luni.

Nu folosim cookie-uri de publicitate și nu măsurăm vizita fără acordul tău. Îl dai, îl refuzi sau îl retragi oricând, din „Setări cookie-uri”, în subsolul fiecărei pagini.

## Drepturile tale
Poți cere o copie a datelor, corectarea, ștergerea, restricționarea sau portarea lor și te poți opune folosirii lor. Răspundem în cel mult o lună. Dacă nu ești mulțumit, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal.

Din setările contului îți poți schimba numele, adresele, limba și acordul pentru noutăți, poți descărca într-un fișier ce păstrăm despre tine și îți poți șterge contul. Se șterg atunci contul, adresele, coșurile, sesiunile, anunțurile de stoc și de preț, mesajele scrise pe pagina de suport, recenziile, punctele și datele tale din comenzi, vânzări, retururi și cereri de garanție, cu tot cu fotografii, serii și IBAN, inclusiv din comenzile plasate fără cont cu adresa ta confirmată. Voucherele nu mai pot fi folosite. Rămân comenzile și vânzările, fără datele tale, amprenta seriei, din care ea nu poate fi citită, și facturile și borderourile, cu numele și adresa de pe ele, cât timp o cere legea fiscală; pentru o factură încă neemisă păstrăm ce trebuie scris pe ea. Cât timp o comandă, o vânzare acceptată, un retur sau o cerere de garanție este în curs, contul nu poate fi șters.

## Siguranța
Legătura cu magazinul este criptată, iar numerele de serie ale dispozitivelor și conturile bancare sunt păstrate criptat. Accesul la date îl au doar oamenii care lucrează la comanda sau la contul tău.
`

export const legalRo: SeedLegalTexts = {
  terms: { title: 'Termeni și condiții', body: terms },
  privacy: { title: 'Confidențialitate', body: privacy },
}
