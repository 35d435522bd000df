import type { InspectedPartsText } from './ro.ts'

export const inspectedPartsHu: InspectedPartsText = {
  'config-all': 'Konfiguráció',
  'config-storage': 'Tárhely',
  'config-provider': 'Hálózat',
  'liquid-contact': 'Folyadékkal érintkezett',
  'burn-in': 'Beégett kijelző',
  'grading-display': 'Kijelző állapota',
  'grading-case': 'Ház állapota',
  battery: 'Akkumulátor',
  'display-defects': 'Kijelzőhibák',
  'phone-defects': 'Egyéb hibák',
  'tablet-defects': 'Egyéb hibák',
  'smartwatch-defects': 'Egyéb hibák',
  'laptop-defects': 'Egyéb hibák',
  'laptop-keyboard': 'Billentyűzet',
  'console-defects': 'Egyéb hibák',
  'console-controllers': 'Kontrollerek',
}
