import { pickupPointsFrom } from '../rows.ts'
import type { SeedPickupPoint } from '../seed-place.ts'
import { roLocalities } from './localities.ts'

export const roPickupPoints: readonly SeedPickupPoint[] = pickupPointsFrom(
  roLocalities,
  { idPrefix: 'ro-easybox', carrier: 'sameday', kind: 'locker' },
  `
Sector 1; easybox Băneasa Shopping City; Șoseaua București-Ploiești 42D; 013696; 44.508; 26.089; L–D 10:00–22:00
Sector 1; easybox Promenada Floreasca; Calea Floreasca 246B; 014476; 44.478; 26.103; L–D 10:00–22:00
Sector 1; easybox Piața Victoriei; Calea Victoriei 155; 010073; 44.451; 26.086; non-stop
Sector 2; easybox Mega Mall; Bulevardul Pierre de Coubertin 3-5; 021901; 44.442; 26.152; L–D 10:00–22:00
Sector 2; easybox Obor; Șoseaua Colentina 2; 021173; 44.451; 26.127; non-stop
Sector 3; easybox ParkLake; Strada Liviu Rebreanu 4; 031783; 44.421; 26.150; L–D 10:00–22:00
Sector 3; easybox București Mall Vitan; Calea Vitan 55-59; 031282; 44.420; 26.126; L–D 10:00–22:00
Sector 3; easybox Unirii; Bulevardul Unirii 63; 030828; 44.427; 26.113; non-stop
Sector 4; easybox Sun Plaza; Calea Văcărești 391; 040069; 44.395; 26.123; L–D 10:00–22:00
Sector 4; easybox Berceni; Șoseaua Berceni 24; 041914; 44.386; 26.126; non-stop
Sector 5; easybox Liberty Center; Strada Progresului 151-171; 050696; 44.414; 26.079; L–D 10:00–22:00
Sector 5; easybox Rahova; Calea Rahovei 266; 050912; 44.413; 26.070; non-stop
Sector 6; easybox AFI Cotroceni; Bulevardul Vasile Milea 4; 061344; 44.430; 26.053; L–D 10:00–22:00
Sector 6; easybox Plaza România; Bulevardul Timișoara 26; 061331; 44.428; 26.035; L–D 10:00–22:00
Sector 6; easybox Crângași; Calea Crângași 12; 060335; 44.451; 26.047; non-stop
Voluntari; easybox Pipera; Bulevardul Pipera 1; 077190; 44.489; 26.115; non-stop
Cluj-Napoca; easybox Iulius Mall Cluj; Strada Alexandru Vaida Voevod 53B; 400436; 46.772; 23.629; L–D 10:00–22:00
Cluj-Napoca; easybox Platinia; Calea Mănăștur 2-6; 400372; 46.765; 23.570; L–D 09:00–22:00
Cluj-Napoca; easybox Piața Mărăști; Strada Aurel Vlaicu 3; 400581; 46.778; 23.614; non-stop
Cluj-Napoca; easybox Mănăștur Primăverii; Strada Primăverii 20; 400540; 46.757; 23.555; non-stop
Cluj-Napoca; easybox Zorilor; Strada Observatorului 72; 400500; 46.753; 23.589; non-stop
Cluj-Napoca; easybox Gheorgheni; Strada Unirii 2; 400432; 46.766; 23.622; non-stop
Florești; easybox Vivo Florești; Strada Avram Iancu 492; 407280; 46.750; 23.533; L–D 10:00–22:00
Timișoara; easybox Iulius Town; Piața Consiliul Europei 2; 300088; 45.766; 21.227; L–D 10:00–22:00
Timișoara; easybox Shopping City Timișoara; Calea Șagului 100; 300516; 45.724; 21.200; L–D 10:00–22:00
Timișoara; easybox Complexul Studențesc; Aleea Studenților 12; 300551; 45.749; 21.240; non-stop
Timișoara; easybox Circumvalațiunii; Calea Circumvalațiunii 8; 300012; 45.762; 21.214; non-stop
Iași; easybox Palas Mall; Strada Palas 7A; 700051; 47.157; 27.590; L–D 10:00–22:00
Iași; easybox Iulius Mall Iași; Bulevardul Tudor Vladimirescu 2; 700305; 47.156; 27.605; L–D 10:00–22:00
Iași; easybox Copou; Bulevardul Carol I 4; 700505; 47.172; 27.575; non-stop
Iași; easybox Nicolina; Șoseaua Nicolina 48; 700714; 47.139; 27.590; non-stop
Constanța; easybox City Park Mall; Bulevardul Alexandru Lăpușneanu 116C; 900419; 44.203; 28.643; L–D 10:00–22:00
Constanța; easybox Vivo Constanța; Bulevardul Aurel Vlaicu 220; 900498; 44.206; 28.605; L–D 10:00–22:00
Constanța; easybox Tomis III; Bulevardul Tomis 279; 900657; 44.197; 28.636; non-stop
Brașov; easybox Coresi; Strada Zaharia Stancu 1; 500167; 45.672; 25.618; L–D 10:00–22:00
Brașov; easybox AFI Brașov; Bulevardul 15 Noiembrie 78; 500097; 45.652; 25.610; L–D 10:00–22:00
Brașov; easybox Astra; Calea București 98; 500299; 45.641; 25.629; non-stop
Craiova; easybox Electroputere Mall; Calea București 80; 200440; 44.315; 23.822; L–D 10:00–22:00
Craiova; easybox Craiovița Nouă; Bulevardul Tineretului 10; 200513; 44.330; 23.767; non-stop
Oradea; easybox Lotus Center; Strada Nufărului 30; 410583; 47.043; 21.951; L–D 10:00–22:00
Oradea; easybox Oradea Shopping City; Calea Aradului 62; 410223; 47.027; 21.904; L–D 10:00–22:00
Sibiu; easybox Promenada Sibiu; Strada Lector 1; 550371; 45.790; 24.160; L–D 10:00–22:00
Sibiu; easybox Vasile Aaron; Bulevardul Mihai Viteazul 10; 550350; 45.783; 24.161; non-stop
Ploiești; easybox Ploiești Shopping City; Calea București 10; 100520; 44.909; 26.017; L–D 10:00–22:00
Ploiești; easybox Republicii; Bulevardul Republicii 112; 100072; 44.947; 26.006; non-stop
Galați; easybox Galați Shopping City; Bulevardul George Coșbuc 251; 800402; 45.447; 28.032; L–D 10:00–22:00
Galați; easybox Țiglina; Strada Brăilei 165; 800309; 45.428; 28.025; non-stop
Brăila; easybox Călărași Brăila; Calea Călărașilor 160; 810017; 45.263; 27.958; non-stop
Arad; easybox Atrium Arad; Calea Aurel Vlaicu 10; 310159; 46.189; 21.312; L–D 10:00–22:00
Pitești; easybox Republicii Pitești; Bulevardul Republicii 148; 110177; 44.859; 24.877; non-stop
Pitești; easybox Trivale; Bulevardul Petrochimiștilor 12; 110387; 44.836; 24.880; non-stop
Bacău; easybox Arena Mall Bacău; Strada Ștefan cel Mare 28; 600358; 46.552; 26.921; L–D 10:00–22:00
Târgu Mureș; easybox Promenada Mureș; Strada Gheorghe Doja 243; 540394; 46.526; 24.531; L–D 10:00–22:00
Baia Mare; easybox Vivo Baia Mare; Strada Victoriei 73; 430142; 47.655; 23.557; L–D 10:00–22:00
Suceava; easybox Iulius Mall Suceava; Calea Unirii 22; 720019; 47.659; 26.268; L–D 10:00–22:00
Buzău; easybox Aurora Buzău; Bulevardul Unirii 232; 120190; 45.146; 26.815; L–D 10:00–22:00
Satu Mare; easybox Satu Mare Soarelui; Piața Soarelui 8; 440013; 47.786; 22.866; non-stop
Piatra-Neamț; easybox Shopping City Piatra-Neamț; Bulevardul Decebal 79; 610006; 46.924; 26.387; L–D 10:00–22:00
Râmnicu Vâlcea; easybox River Plaza; Calea lui Traian 147; 240011; 45.097; 24.370; L–D 10:00–22:00
Alba Iulia; easybox Cetate; Bulevardul Transilvaniei 10; 510127; 46.072; 23.556; non-stop
`,
)
