import type { InspectionReasonsText } from './ro.ts'

export const inspectionReasonsHu: InspectionReasonsText = {
  'swollen-battery': 'Az akkumulátor felpúposodott.',
  locked: 'A készüléket fiók, cég vagy BIOS-jelszó zárolja.',
  'online-ban': 'A konzolt kizárták a gyártó hálózatából.',
  stolen: 'A készüléket lopottként jelentették be.',
  counterfeit: 'A készülék nem eredeti.',
  'other-device': 'Nem az a készülék érkezett, amelyet megadtál.',
}
