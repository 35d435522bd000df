import { localitiesFrom } from '../rows.ts'
import type { SeedLocality } from '../seed-place.ts'
import { huCounties } from './counties.ts'

export const huLocalities: readonly SeedLocality[] = localitiesFrom(
  huCounties,
  `
  # Budapest
  Budapest I. kerület; 1014; 47.502; 19.034
  Budapest II. kerület; 1024; 47.515; 19.022
  Budapest III. kerület; 1033; 47.542; 19.045
  Budapest IV. kerület; 1041; 47.562; 19.089
  Budapest V. kerület; 1051; 47.500; 19.051
  Budapest VI. kerület; 1061; 47.506; 19.063
  Budapest VII. kerület; 1073; 47.501; 19.070
  Budapest VIII. kerület; 1082; 47.489; 19.073
  Budapest IX. kerület; 1092; 47.480; 19.076
  Budapest X. kerület; 1102; 47.488; 19.140
  Budapest XI. kerület; 1111; 47.476; 19.050
  Budapest XII. kerület; 1122; 47.499; 19.013
  Budapest XIII. kerület; 1133; 47.526; 19.062
  Budapest XIV. kerület; 1145; 47.514; 19.106
  Budapest XV. kerület; 1153; 47.560; 19.117
  Budapest XVI. kerület; 1163; 47.515; 19.170
  Budapest XVII. kerület; 1173; 47.480; 19.254
  Budapest XVIII. kerület; 1181; 47.442; 19.179
  Budapest XIX. kerület; 1191; 47.454; 19.142
  Budapest XX. kerület; 1203; 47.436; 19.102
  Budapest XXI. kerület; 1211; 47.425; 19.068
  Budapest XXII. kerület; 1221; 47.426; 19.040
  Budapest XXIII. kerület; 1238; 47.396; 19.118

  # Baranya
  Pécs; 7621; 46.073; 18.233
  Komló; 7300; 46.193; 18.261
  Mohács; 7700; 45.993; 18.683
  Szigetvár; 7900; 46.048; 17.805
  Siklós; 7800; 45.855; 18.298
  Pécsvárad; 7720; 46.160; 18.423
  Bóly; 7754; 45.968; 18.518
  Harkány; 7815; 45.849; 18.235
  Sásd; 7370; 46.255; 18.107
  Sellye; 7960; 45.873; 17.847
  Villány; 7773; 45.868; 18.453
  Kozármisleny; 7761; 46.030; 18.292

  # Bács-Kiskun
  Kecskemét; 6000; 46.907; 19.692
  Baja; 6500; 46.181; 18.954
  Kiskunfélegyháza; 6100; 46.713; 19.845
  Kiskunhalas; 6400; 46.434; 19.485
  Kalocsa; 6300; 46.527; 18.982
  Kiskőrös; 6200; 46.621; 19.285
  Kiskunmajsa; 6120; 46.490; 19.737
  Tiszakécske; 6060; 46.931; 20.096
  Lajosmizse; 6050; 47.026; 19.559
  Kunszentmiklós; 6090; 47.027; 19.126
  Jánoshalma; 6440; 46.299; 19.325
  Bácsalmás; 6430; 46.126; 19.326
  Izsák; 6070; 46.800; 19.358
  Solt; 6320; 46.801; 19.009

  # Békés
  Békéscsaba; 5600; 46.684; 21.087
  Gyula; 5700; 46.650; 21.281
  Orosháza; 5900; 46.562; 20.667
  Békés; 5630; 46.772; 21.132
  Szarvas; 5540; 46.864; 20.556
  Gyomaendrőd; 5500; 46.938; 20.823
  Mezőberény; 5650; 46.824; 21.027
  Szeghalom; 5520; 47.025; 21.170
  Sarkad; 5720; 46.743; 21.381
  Mezőkovácsháza; 5800; 46.408; 20.915
  Mezőhegyes; 5820; 46.317; 20.820
  Battonya; 5830; 46.286; 21.019
  Vésztő; 5530; 46.925; 21.264
  Tótkomlós; 5940; 46.415; 20.737

  # Borsod-Abaúj-Zemplén
  Miskolc; 3525; 48.104; 20.791
  Ózd; 3600; 48.221; 20.287
  Kazincbarcika; 3700; 48.253; 20.645
  Mezőkövesd; 3400; 47.809; 20.571
  Tiszaújváros; 3580; 47.928; 21.052
  Sárospatak; 3950; 48.319; 21.570
  Sátoraljaújhely; 3980; 48.397; 21.655
  Szerencs; 3900; 48.163; 21.207
  Edelény; 3780; 48.297; 20.735
  Encs; 3860; 48.331; 21.122
  Tokaj; 3910; 48.117; 21.409
  Putnok; 3630; 48.294; 20.437
  Sajószentpéter; 3770; 48.217; 20.711
  Felsőzsolca; 3561; 48.107; 20.860
  Szikszó; 3800; 48.195; 20.931
  Mezőcsát; 3450; 47.822; 20.905

  # Csongrád-Csanád
  Szeged; 6720; 46.253; 20.148
  Hódmezővásárhely; 6800; 46.418; 20.330
  Makó; 6900; 46.217; 20.479
  Szentes; 6600; 46.654; 20.257
  Csongrád; 6640; 46.711; 20.140
  Sándorfalva; 6762; 46.362; 20.100
  Mórahalom; 6782; 46.217; 19.884
  Kistelek; 6760; 46.473; 19.980
  Mindszent; 6630; 46.524; 20.190
  Csanádpalota; 6913; 46.250; 20.729

  # Fejér
  Székesfehérvár; 8000; 47.190; 18.411
  Dunaújváros; 2400; 46.962; 18.935
  Mór; 8060; 47.372; 18.209
  Bicske; 2060; 47.490; 18.637
  Gárdony; 2483; 47.210; 18.636
  Sárbogárd; 7000; 46.887; 18.620
  Enying; 8130; 46.930; 18.242
  Ercsi; 2451; 47.250; 18.895
  Martonvásár; 2462; 47.316; 18.790
  Polgárdi; 8154; 47.061; 18.302
  Velence; 2481; 47.239; 18.655
  Bodajk; 8053; 47.322; 18.234
  Adony; 2457; 47.119; 18.864
  Rácalmás; 2459; 47.025; 18.940

  # Győr-Moson-Sopron
  Győr; 9021; 47.687; 17.635
  Sopron; 9400; 47.685; 16.590
  Mosonmagyaróvár; 9200; 47.868; 17.270
  Csorna; 9300; 47.613; 17.250
  Kapuvár; 9330; 47.592; 17.029
  Tét; 9100; 47.519; 17.508
  Pannonhalma; 9090; 47.549; 17.755
  Fertőd; 9431; 47.621; 16.872
  Jánossomorja; 9241; 47.786; 17.136
  Beled; 9343; 47.466; 17.095
  Fertőszentmiklós; 9444; 47.590; 16.875
  Lébény; 9155; 47.735; 17.391

  # Hajdú-Bihar
  Debrecen; 4024; 47.531; 21.625
  Hajdúböszörmény; 4220; 47.672; 21.509
  Hajdúszoboszló; 4200; 47.444; 21.393
  Balmazújváros; 4060; 47.611; 21.343
  Hajdúnánás; 4080; 47.843; 21.430
  Berettyóújfalu; 4100; 47.224; 21.535
  Püspökladány; 4150; 47.320; 21.115
  Hajdúsámson; 4251; 47.604; 21.765
  Derecske; 4130; 47.354; 21.571
  Hajdúdorog; 4087; 47.816; 21.500
  Hajdúhadház; 4242; 47.681; 21.667
  Nádudvar; 4181; 47.425; 21.160
  Polgár; 4090; 47.868; 21.114
  Nyíradony; 4254; 47.687; 21.905
  Tiszacsege; 4066; 47.699; 20.992
  Létavértes; 4281; 47.384; 21.891
  Komádi; 4138; 47.003; 21.495
  Kaba; 4183; 47.355; 21.277
  Vámospércs; 4287; 47.526; 21.897

  # Heves
  Eger; 3300; 47.903; 20.377
  Gyöngyös; 3200; 47.783; 19.928
  Hatvan; 3000; 47.668; 19.683
  Heves; 3360; 47.600; 20.278
  Füzesabony; 3390; 47.750; 20.412
  Bélapátfalva; 3346; 48.057; 20.351
  Pétervására; 3250; 48.018; 20.101
  Lőrinci; 3021; 47.738; 19.677
  Gyöngyöspata; 3035; 47.815; 19.793
  Kisköre; 3384; 47.500; 20.497
  Verpelét; 3351; 47.853; 20.232

  # Jász-Nagykun-Szolnok
  Szolnok; 5000; 47.175; 20.196
  Jászberény; 5100; 47.500; 19.911
  Karcag; 5300; 47.315; 20.918
  Törökszentmiklós; 5200; 47.180; 20.413
  Mezőtúr; 5400; 47.003; 20.622
  Kisújszállás; 5310; 47.216; 20.757
  Túrkeve; 5420; 47.105; 20.742
  Tiszafüred; 5350; 47.619; 20.760
  Martfű; 5435; 47.015; 20.284
  Kunszentmárton; 5440; 46.840; 20.289
  Kunhegyes; 5340; 47.368; 20.636
  Jászapáti; 5130; 47.513; 20.144
  Jászárokszállás; 5123; 47.642; 19.981
  Jászfényszaru; 5126; 47.568; 19.717
  Tiszaföldvár; 5430; 46.979; 20.254
  Fegyvernek; 5231; 47.254; 20.525
  Újszász; 5052; 47.295; 20.078
  Abádszalók; 5241; 47.474; 20.600
  Kenderes; 5331; 47.250; 20.676
  Jászkisér; 5137; 47.458; 20.213

  # Komárom-Esztergom
  Tatabánya; 2800; 47.569; 18.404
  Esztergom; 2500; 47.793; 18.742
  Komárom; 2900; 47.743; 18.119
  Tata; 2890; 47.649; 18.322
  Oroszlány; 2840; 47.487; 18.312
  Dorog; 2510; 47.719; 18.730
  Kisbér; 2870; 47.502; 18.027
  Bábolna; 2943; 47.643; 17.978
  Nyergesújfalu; 2536; 47.760; 18.557
  Lábatlan; 2541; 47.748; 18.492
  Ács; 2941; 47.710; 18.016

  # Nógrád
  Salgótarján; 3100; 48.099; 19.803
  Balassagyarmat; 2660; 48.078; 19.295
  Bátonyterenye; 3070; 47.989; 19.838
  Pásztó; 3060; 47.920; 19.698
  Szécsény; 3170; 48.082; 19.520
  Rétság; 2651; 47.930; 19.137

  # Pest
  Érd; 2030; 47.395; 18.914
  Cegléd; 2700; 47.173; 19.800
  Vác; 2600; 47.776; 19.136
  Gödöllő; 2100; 47.597; 19.357
  Szigetszentmiklós; 2310; 47.344; 19.043
  Dunakeszi; 2120; 47.637; 19.138
  Budaörs; 2040; 47.462; 18.958
  Szentendre; 2000; 47.669; 19.076
  Dunaharaszti; 2330; 47.354; 19.083
  Gyál; 2360; 47.384; 19.222
  Vecsés; 2220; 47.407; 19.265
  Nagykőrös; 2750; 47.034; 19.778
  Monor; 2200; 47.352; 19.449
  Abony; 2740; 47.190; 20.005
  Veresegyház; 2112; 47.657; 19.296
  Göd; 2131; 47.690; 19.135
  Fót; 2151; 47.617; 19.189
  Dabas; 2370; 47.186; 19.311
  Ráckeve; 2300; 47.161; 18.945
  Százhalombatta; 2440; 47.328; 18.911
  Budakeszi; 2092; 47.511; 18.930
  Pomáz; 2013; 47.643; 19.028
  Gyömrő; 2230; 47.427; 19.401
  Pécel; 2119; 47.490; 19.342
  Kistarcsa; 2143; 47.547; 19.263
  Üllő; 2225; 47.386; 19.345
  Maglód; 2234; 47.443; 19.353
  Nagykáta; 2760; 47.412; 19.743
  Albertirsa; 2730; 47.244; 19.612
  Pilis; 2721; 47.286; 19.546
  Ócsa; 2364; 47.299; 19.231
  Törökbálint; 2045; 47.437; 18.915
  Biatorbágy; 2051; 47.471; 18.826
  Pilisvörösvár; 2085; 47.616; 18.909
  Aszód; 2170; 47.652; 19.479
  Kerepes; 2144; 47.561; 19.284
  Halásztelek; 2314; 47.362; 18.982
  Tököl; 2316; 47.322; 18.963
  Diósd; 2049; 47.409; 18.946
  Isaszeg; 2117; 47.530; 19.402
  Tápiószele; 2766; 47.334; 19.878
  Visegrád; 2025; 47.786; 18.971
  Nagymaros; 2626; 47.793; 18.960
  Szob; 2628; 47.819; 18.870
  Budakalász; 2011; 47.619; 19.047
  Solymár; 2083; 47.592; 18.932

  # Somogy
  Kaposvár; 7400; 46.366; 17.783
  Siófok; 8600; 46.904; 18.058
  Marcali; 8700; 46.585; 17.412
  Barcs; 7570; 45.960; 17.458
  Nagyatád; 7500; 46.223; 17.358
  Fonyód; 8640; 46.739; 17.562
  Balatonboglár; 8630; 46.775; 17.644
  Balatonlelle; 8638; 46.783; 17.676
  Csurgó; 8840; 46.253; 17.101
  Tab; 8660; 46.731; 18.032
  Lengyeltóti; 8693; 46.670; 17.645
  Kadarkút; 7530; 46.236; 17.620
  Balatonföldvár; 8623; 46.852; 17.879
  Nagybajom; 7561; 46.392; 17.511
  Zamárdi; 8621; 46.885; 17.954

  # Szabolcs-Szatmár-Bereg
  Nyíregyháza; 4400; 47.955; 21.717
  Mátészalka; 4700; 47.955; 22.323
  Kisvárda; 4600; 48.220; 22.084
  Nyírbátor; 4300; 47.835; 22.130
  Újfehértó; 4244; 47.800; 21.683
  Vásárosnamény; 4800; 48.127; 22.313
  Fehérgyarmat; 4900; 47.987; 22.517
  Tiszavasvári; 4440; 47.956; 21.357
  Nagykálló; 4320; 47.874; 21.846
  Ibrány; 4484; 48.123; 21.713
  Nagyecsed; 4355; 47.866; 22.391
  Záhony; 4625; 48.409; 22.176
  Csenger; 4765; 47.835; 22.681
  Nagyhalász; 4485; 48.132; 21.760
  Tiszalök; 4450; 48.020; 21.377
  Baktalórántháza; 4561; 47.993; 22.081
  Rakamaz; 4465; 48.125; 21.466
  Dombrád; 4492; 48.228; 21.929
  Demecser; 4516; 48.115; 21.919

  # Tolna
  Szekszárd; 7100; 46.350; 18.702
  Paks; 7030; 46.622; 18.859
  Dombóvár; 7200; 46.376; 18.137
  Bonyhád; 7150; 46.299; 18.530
  Tolna; 7130; 46.424; 18.783
  Tamási; 7090; 46.633; 18.286
  Simontornya; 7081; 46.754; 18.550
  Dunaföldvár; 7020; 46.807; 18.927
  Bátaszék; 7140; 46.194; 18.723
  Gyönk; 7064; 46.556; 18.477

  # Vas
  Szombathely; 9700; 47.231; 16.622
  Sárvár; 9600; 47.254; 16.936
  Körmend; 9900; 47.011; 16.606
  Celldömölk; 9500; 47.257; 17.150
  Kőszeg; 9730; 47.389; 16.541
  Szentgotthárd; 9970; 46.953; 16.273
  Vasvár; 9800; 47.050; 16.799
  Bük; 9737; 47.385; 16.751
  Csepreg; 9735; 47.401; 16.709
  Répcelak; 9653; 47.421; 17.018
  Vép; 9751; 47.230; 16.723
  Jánosháza; 9545; 47.119; 17.165

  # Veszprém
  Veszprém; 8200; 47.093; 17.911
  Pápa; 8500; 47.330; 17.467
  Ajka; 8400; 47.101; 17.558
  Várpalota; 8100; 47.199; 18.140
  Tapolca; 8300; 46.883; 17.441
  Balatonfüred; 8230; 46.962; 17.872
  Balatonalmádi; 8220; 47.035; 18.021
  Zirc; 8420; 47.263; 17.873
  Sümeg; 8330; 46.978; 17.282
  Devecser; 8460; 47.104; 17.437
  Badacsonytomaj; 8258; 46.807; 17.514
  Balatonkenese; 8174; 47.039; 18.107
  Berhida; 8181; 47.113; 18.134
  Herend; 8440; 47.133; 17.752
  Balatonfűzfő; 8175; 47.066; 18.039

  # Zala
  Zalaegerszeg; 8900; 46.840; 16.844
  Nagykanizsa; 8800; 46.453; 16.990
  Keszthely; 8360; 46.768; 17.243
  Lenti; 8960; 46.624; 16.539
  Zalaszentgrót; 8790; 46.945; 17.079
  Letenye; 8868; 46.433; 16.724
  Hévíz; 8380; 46.790; 17.187
  Zalakaros; 8749; 46.553; 17.125
  Zalalövő; 8999; 46.848; 16.588
  Pacsa; 8761; 46.720; 17.014
  `,
)
