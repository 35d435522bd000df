import { pointsFrom } from './points-from.ts'

/** The lockers of the Sameday fake. */
export const samedayPoints = [
  ...pointsFrom(
    'locker',
    `
ro-easybox-001; București; Sector 1; easybox Băneasa Shopping City; Șoseaua București-Ploiești 42D; 013696; 44.508; 26.089; 1-7 10:00-22:00
ro-easybox-002; București; Sector 1; easybox Promenada Floreasca; Calea Floreasca 246B; 014476; 44.478; 26.103; 1-7 10:00-22:00
ro-easybox-003; București; Sector 1; easybox Piața Victoriei; Calea Victoriei 155; 010073; 44.451; 26.086; 1-7 00:00-24:00
ro-easybox-004; București; Sector 2; easybox Mega Mall; Bulevardul Pierre de Coubertin 3-5; 021901; 44.442; 26.152; 1-7 10:00-22:00
ro-easybox-005; București; Sector 2; easybox Obor; Șoseaua Colentina 2; 021173; 44.451; 26.127; 1-7 00:00-24:00
ro-easybox-006; București; Sector 3; easybox ParkLake; Strada Liviu Rebreanu 4; 031783; 44.421; 26.15; 1-7 10:00-22:00
ro-easybox-007; București; Sector 3; easybox București Mall Vitan; Calea Vitan 55-59; 031282; 44.42; 26.126; 1-7 10:00-22:00
ro-easybox-008; București; Sector 3; easybox Unirii; Bulevardul Unirii 63; 030828; 44.427; 26.113; 1-7 00:00-24:00
ro-easybox-009; București; Sector 4; easybox Sun Plaza; Calea Văcărești 391; 040069; 44.395; 26.123; 1-7 10:00-22:00
ro-easybox-010; București; Sector 4; easybox Berceni; Șoseaua Berceni 24; 041914; 44.386; 26.126; 1-7 00:00-24:00
ro-easybox-011; București; Sector 5; easybox Liberty Center; Strada Progresului 151-171; 050696; 44.414; 26.079; 1-7 10:00-22:00
ro-easybox-012; București; Sector 5; easybox Rahova; Calea Rahovei 266; 050912; 44.413; 26.07; 1-7 00:00-24:00
ro-easybox-013; București; Sector 6; easybox AFI Cotroceni; Bulevardul Vasile Milea 4; 061344; 44.43; 26.053; 1-7 10:00-22:00
ro-easybox-014; București; Sector 6; easybox Plaza România; Bulevardul Timișoara 26; 061331; 44.428; 26.035; 1-7 10:00-22:00
ro-easybox-015; București; Sector 6; easybox Crângași; Calea Crângași 12; 060335; 44.451; 26.047; 1-7 00:00-24:00
ro-easybox-016; Ilfov; Voluntari; easybox Pipera; Bulevardul Pipera 1; 077190; 44.489; 26.115; 1-7 00:00-24:00
ro-easybox-017; Cluj; Cluj-Napoca; easybox Iulius Mall Cluj; Strada Alexandru Vaida Voevod 53B; 400436; 46.772; 23.629; 1-7 10:00-22:00
ro-easybox-018; Cluj; Cluj-Napoca; easybox Platinia; Calea Mănăștur 2-6; 400372; 46.765; 23.57; 1-7 09:00-22:00
ro-easybox-019; Cluj; Cluj-Napoca; easybox Piața Mărăști; Strada Aurel Vlaicu 3; 400581; 46.778; 23.614; 1-7 00:00-24:00
ro-easybox-020; Cluj; Cluj-Napoca; easybox Mănăștur Primăverii; Strada Primăverii 20; 400540; 46.757; 23.555; 1-7 00:00-24:00
ro-easybox-021; Cluj; Cluj-Napoca; easybox Zorilor; Strada Observatorului 72; 400500; 46.753; 23.589; 1-7 00:00-24:00
ro-easybox-022; Cluj; Cluj-Napoca; easybox Gheorgheni; Strada Unirii 2; 400432; 46.766; 23.622; 1-7 00:00-24:00
ro-easybox-023; Cluj; Florești; easybox Vivo Florești; Strada Avram Iancu 492; 407280; 46.75; 23.533; 1-7 10:00-22:00
ro-easybox-024; Timiș; Timișoara; easybox Iulius Town; Piața Consiliul Europei 2; 300088; 45.766; 21.227; 1-7 10:00-22:00
ro-easybox-025; Timiș; Timișoara; easybox Shopping City Timișoara; Calea Șagului 100; 300516; 45.724; 21.2; 1-7 10:00-22:00
ro-easybox-026; Timiș; Timișoara; easybox Complexul Studențesc; Aleea Studenților 12; 300551; 45.749; 21.24; 1-7 00:00-24:00
ro-easybox-027; Timiș; Timișoara; easybox Circumvalațiunii; Calea Circumvalațiunii 8; 300012; 45.762; 21.214; 1-7 00:00-24:00
ro-easybox-028; Iași; Iași; easybox Palas Mall; Strada Palas 7A; 700051; 47.157; 27.59; 1-7 10:00-22:00
ro-easybox-029; Iași; Iași; easybox Iulius Mall Iași; Bulevardul Tudor Vladimirescu 2; 700305; 47.156; 27.605; 1-7 10:00-22:00
ro-easybox-030; Iași; Iași; easybox Copou; Bulevardul Carol I 4; 700505; 47.172; 27.575; 1-7 00:00-24:00
ro-easybox-031; Iași; Iași; easybox Nicolina; Șoseaua Nicolina 48; 700714; 47.139; 27.59; 1-7 00:00-24:00
ro-easybox-032; Constanța; Constanța; easybox City Park Mall; Bulevardul Alexandru Lăpușneanu 116C; 900419; 44.203; 28.643; 1-7 10:00-22:00
ro-easybox-033; Constanța; Constanța; easybox Vivo Constanța; Bulevardul Aurel Vlaicu 220; 900498; 44.206; 28.605; 1-7 10:00-22:00
ro-easybox-034; Constanța; Constanța; easybox Tomis III; Bulevardul Tomis 279; 900657; 44.197; 28.636; 1-7 00:00-24:00
ro-easybox-035; Brașov; Brașov; easybox Coresi; Strada Zaharia Stancu 1; 500167; 45.672; 25.618; 1-7 10:00-22:00
ro-easybox-036; Brașov; Brașov; easybox AFI Brașov; Bulevardul 15 Noiembrie 78; 500097; 45.652; 25.61; 1-7 10:00-22:00
ro-easybox-037; Brașov; Brașov; easybox Astra; Calea București 98; 500299; 45.641; 25.629; 1-7 00:00-24:00
ro-easybox-038; Dolj; Craiova; easybox Electroputere Mall; Calea București 80; 200440; 44.315; 23.822; 1-7 10:00-22:00
ro-easybox-039; Dolj; Craiova; easybox Craiovița Nouă; Bulevardul Tineretului 10; 200513; 44.33; 23.767; 1-7 00:00-24:00
ro-easybox-040; Bihor; Oradea; easybox Lotus Center; Strada Nufărului 30; 410583; 47.043; 21.951; 1-7 10:00-22:00
ro-easybox-041; Bihor; Oradea; easybox Oradea Shopping City; Calea Aradului 62; 410223; 47.027; 21.904; 1-7 10:00-22:00
ro-easybox-042; Sibiu; Sibiu; easybox Promenada Sibiu; Strada Lector 1; 550371; 45.79; 24.16; 1-7 10:00-22:00
ro-easybox-043; Sibiu; Sibiu; easybox Vasile Aaron; Bulevardul Mihai Viteazul 10; 550350; 45.783; 24.161; 1-7 00:00-24:00
ro-easybox-044; Prahova; Ploiești; easybox Ploiești Shopping City; Calea București 10; 100520; 44.909; 26.017; 1-7 10:00-22:00
ro-easybox-045; Prahova; Ploiești; easybox Republicii; Bulevardul Republicii 112; 100072; 44.947; 26.006; 1-7 00:00-24:00
ro-easybox-046; Galați; Galați; easybox Galați Shopping City; Bulevardul George Coșbuc 251; 800402; 45.447; 28.032; 1-7 10:00-22:00
ro-easybox-047; Galați; Galați; easybox Țiglina; Strada Brăilei 165; 800309; 45.428; 28.025; 1-7 00:00-24:00
ro-easybox-048; Brăila; Brăila; easybox Călărași Brăila; Calea Călărașilor 160; 810017; 45.263; 27.958; 1-7 00:00-24:00
ro-easybox-049; Arad; Arad; easybox Atrium Arad; Calea Aurel Vlaicu 10; 310159; 46.189; 21.312; 1-7 10:00-22:00
ro-easybox-050; Argeș; Pitești; easybox Republicii Pitești; Bulevardul Republicii 148; 110177; 44.859; 24.877; 1-7 00:00-24:00
ro-easybox-051; Argeș; Pitești; easybox Trivale; Bulevardul Petrochimiștilor 12; 110387; 44.836; 24.88; 1-7 00:00-24:00
ro-easybox-052; Bacău; Bacău; easybox Arena Mall Bacău; Strada Ștefan cel Mare 28; 600358; 46.552; 26.921; 1-7 10:00-22:00
ro-easybox-053; Mureș; Târgu Mureș; easybox Promenada Mureș; Strada Gheorghe Doja 243; 540394; 46.526; 24.531; 1-7 10:00-22:00
ro-easybox-054; Maramureș; Baia Mare; easybox Vivo Baia Mare; Strada Victoriei 73; 430142; 47.655; 23.557; 1-7 10:00-22:00
ro-easybox-055; Suceava; Suceava; easybox Iulius Mall Suceava; Calea Unirii 22; 720019; 47.659; 26.268; 1-7 10:00-22:00
ro-easybox-056; Buzău; Buzău; easybox Aurora Buzău; Bulevardul Unirii 232; 120190; 45.146; 26.815; 1-7 10:00-22:00
ro-easybox-057; Satu Mare; Satu Mare; easybox Satu Mare Soarelui; Piața Soarelui 8; 440013; 47.786; 22.866; 1-7 00:00-24:00
ro-easybox-058; Neamț; Piatra-Neamț; easybox Shopping City Piatra-Neamț; Bulevardul Decebal 79; 610006; 46.924; 26.387; 1-7 10:00-22:00
ro-easybox-059; Vâlcea; Râmnicu Vâlcea; easybox River Plaza; Calea lui Traian 147; 240011; 45.097; 24.37; 1-7 10:00-22:00
ro-easybox-060; Alba; Alba Iulia; easybox Cetate; Bulevardul Transilvaniei 10; 510127; 46.072; 23.556; 1-7 00:00-24:00
`,
  ),
]
