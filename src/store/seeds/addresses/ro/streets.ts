import { streetsFrom } from '../rows.ts'
import type { SeedStreet } from '../seed-place.ts'
import { roLocalities } from './localities.ts'

/** Demo rows: real streets, each with one plausible code from the city’s range, which is not always the official one. */
export const roStreets: readonly SeedStreet[] = streetsFrom(
  roLocalities,
  'Cluj-Napoca',
  `
400001: Calea Moților; Strada Petru Maior
400006: Strada Clinicilor; Strada Samuil Micu
400009: Strada Napoca; Strada Emil Isac; Piața Lucian Blaga
400012: Strada Victor Babeș; Strada Iuliu Hațieganu
400015: Strada Republicii; Strada Bogdan Petriceicu Hașdeu
400020: Strada Constantin Daicoviciu; Piața Muzeului; Strada Vasile Goldiș; Strada Virgil Fulicea
400029: Strada Cardinal Iuliu Hossu; Strada Octavian Petrovici; Strada Ion Ghica
400033: Strada General Traian Moșoiu; Strada Andrei Șaguna; Strada Paul Chinezu
400035: Splaiul Independenței; Aleea Stadionului; Strada Uzinei Electrice
400045: Strada Ospătăriei; Strada Franklin Delano Roosevelt
400052: Strada Émile Zola; Strada Sextil Pușcariu; Strada Matei Corvin
400068: Strada Gheorghe Doja; Strada Voltaire; Strada George Barițiu
400079: Strada Ion I. C. Brătianu; Strada Gaál Gábor; Strada Croitorilor
400084: Strada Mihail Kogălniceanu; Strada Kovács Dezső; Strada Hermann Oberth
400089: Strada Avram Iancu; Strada Bolyai János
400091: Strada Universității; Strada Ion Rațiu; Strada Fortăreței
400095: Strada Iuliu Maniu; Strada David Francisc; Strada Cuza Vodă
400097: Strada Baba Novac; Piața Ștefan cel Mare; Strada Tipografiei
400098: Piața Unirii; Strada Ștefan Mora; Strada Cotită
400105: Bulevardul 21 Decembrie 1989; Strada Constanța; Strada Argeș
400110: Strada Regele Ferdinand; Strada Cojocnei
400114: Strada Memorandumului; Strada Victor Deleu; Strada Sobarilor
400117: Calea Dorobanților; Piața Avram Iancu; Piața Cipariu; Strada Traian Grozăvescu
400121: Strada Ploiești; Strada București
400129: Bulevardul Eroilor; Strada Ion Budai Deleanu
400133: Strada Jókai Mór; Strada Cloșca; Strada Crișan
400137: Strada Andrei Mureșanu; Strada Zrínyi Miklós
400142: Strada Eugen Ionesco; Strada Predeal; Strada Caraiman; Strada Trifoiului
400147: Strada Gheorghe Dima; Aleea Mestecenilor; Strada Heltai Gáspár
400150: Strada Nicolae Cristea; Strada Romulus Vuia; Strada Septimiu Albini
400157: Piața Mihai Viteazul; Strada Iosif Vulcan
400165: Strada Căii Ferate; Piața Gării
400174: Strada Horea; Strada Traian; Strada Dacia; Strada Decebal
400180: Strada Crișului; Strada Someșului; Strada Porțelanului; Strada Ady Endre
400188: Strada Gruia; Strada Emil Racoviță; Strada Eremia Grigorescu; Strada Ștefan Octavian Iosif
400193: Calea Turzii; Strada Ceahlău; Strada Govora; Strada Hameiului
400198: Strada Romul Ladea; Strada Nicolae Bălcescu; Strada Cetății; Strada Șerpuitoare
400202: Strada General Ion Dragalina; Strada Radu Stanca; Strada Năsăud; Strada Sălajului
400206: Strada Tăietura Turcului; Strada Maramureșului; Strada Oașului; Strada Fabricii de Chibrituri
400213: Strada Câmpului; Strada Câmpina; Strada Făgetului; Strada Vânătorului
400221: Strada Vlădeasa; Strada Octavian Goga
400228: Aleea Vidraru; Aleea Tarnița; Strada Bicaz; Strada Rapsodiei
400233: Strada Taberei; Aleea Firiza; Aleea Bâlea; Strada Carpați
400235: Strada Corneliu Coposu
400240: Strada Grigore Alexandrescu; Strada Mehedinți; Strada Izlazului; Aleea Ciucaș
400248: Strada Mogoșoaia; Strada Parâng; Aleea Padin; Strada Agricultorilor
400255: Calea Florești; Strada Almașului; Aleea Gurghiu
400262: Aleea Moldoveanu; Aleea Clăbucet; Aleea Retezat
400270: Aleea Azuga; Aleea Bârsei; Strada Garoafelor
400275: Aleea Peana; Strada Mărginașă; Strada Nuferilor
400282: Aleea Negoiu; Strada Arinilor; Strada Hațeg; Strada Cernei
400289: Strada Frunzișului; Strada Edgar Quinet; Strada Colinei
400293: Strada Donath
400294: Strada Fântânele
400296: Strada Zorilor; Strada Viilor; Strada Meteor; Strada Lunii
400303: Strada Mircea Eliade; Strada Constantin Noica; Strada Eugen Lovinescu; Strada Emil Cioran
400310: Strada Stephan Ludwig Roth
400317: Strada Luceafărului; Strada Rahovei; Strada Pitești
400325: Strada Constantin Brâncuși; Strada Alexandru Vlahuță; Strada Borhanciului
400331: Strada Ghimeșului; Strada Zambilei; Strada Narciselor
400338: Strada Liviu Rebreanu; Strada Zizinului
400345: Strada Alverna; Strada Semenicului; Strada Măcinului
400349: Strada Louis Pasteur; Strada Ion Creangă; Aleea Gârbău
400357: Strada George Coșbuc; Strada Arieșului
400363: Strada Păstorului; Strada Minerilor; Strada Izvorului; Strada Mărășești
400372: Calea Mănăștur; Strada Câmpul Pâinii
400380: Strada Onisifor Ghibu
400383: Strada Plopilor
400388: Strada Albac; Aleea Detunata
400394: Aleea Slănic; Aleea Băișoara; Aleea Herculane; Aleea Muscel
400399: Aleea Bizușa; Strada Cibinului; Strada Iugoslaviei
400406: Strada Profesor Ciortea; Strada Brașov
400412: Strada Arțarului; Strada Anina; Strada Sighișoarei; Strada Fericirii
400419: Strada Alexandru Macedonski; Strada Liviu Rusu; Strada Vasile Alecsandri; Strada Nirajului
400420: Bulevardul Nicolae Titulescu
400424: Strada Bistriței; Strada Dâmboviței; Strada Siretului; Strada Ialomiței
400430: Strada Câmpeni; Strada Dunării; Strada Jiului; Aleea Tazlău
400432: Strada Unirii
400436: Strada Alexandru Vaida Voevod; Piața Mărăști; Strada Aurel Suciu; Aleea Rășinari; Strada Paris
400441: Strada Fabricii de Zahăr
400448: Strada Oltului; Strada Locomotivei
400455: Strada Traian Vuia; Strada Cantonului
400463: Strada Răsăritului; Strada Iuliu Coroianu; Strada Tudor Vladimirescu; Strada Cometei
400470: Strada Beiușului; Strada Valea Chintăului; Strada Lombului; Strada Oradiei
400477: Strada Bobâlnei; Strada Giordano Bruno; Strada Rovine; Strada Barbu Lăutaru
400483: Strada Anatole France; Strada Vasile Pârvan
400489: Strada Tulcea; Strada Buftea; Strada Scorțarilor; Strada Sibiului
400495: Strada Bună Ziua; Strada Mihai Eminescu
400500: Strada Observatorului; Strada Trandafirilor; Strada Măceșului; Strada Salcâmului
400506: Strada Nicolae Drăganu; Strada Nicolae Steinhardt
400512: Strada Inocențiu Micu Klein; Strada Gheorghe Lazăr; Strada Ștefan Luchian
400519: Strada Vasile Lupu; Strada Mircea cel Bătrân
400526: Strada Nicolae Iorga; Strada Tudor Arghezi; Strada George Enescu; Strada Ciprian Porumbescu
400533: Strada Ion Andreescu; Aleea Theodor Aman; Strada Ion Luca Caragiale
400535: Strada Bucegi
400540: Strada Primăverii
400541: Strada Bucium
400581: Strada Aurel Vlaicu
400591: Strada Teodor Mihali
400620: Strada Fabricii
400641: Bulevardul Muncii
`,
)
