import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'

// One figure is published: slate at 20 W, 600 mm/s and 0.15 mm between lines (laseruser.com, 'How to laser engrave
// slate', 2022). The others are our own estimates around it, for harder and paler stone: docs/decisions/055.
const starts: Record<StoneMaterial, readonly string[]> = {
  slate: [
    'CO2-laser: 20 W, 600 mm/s, 0,15 mm mellem linjerne.',
    'Kilde: laseruser.com, »How to laser engrave slate«, 2022, målt på en laser på 50 W.',
  ],
  polished_black_granite: [
    'CO2-laser: 35 W, 400 mm/s, 0,1 mm mellem linjerne.',
    'Kilde: vores eget skøn ud fra værdien for skifer. Granit er hårdere og skal have mere.',
  ],
  grey_granite: [
    'CO2-laser: 40 W, 300 mm/s, 0,1 mm mellem linjerne. Mal bagefter de graverede felter sorte.',
    'Kilde: vores eget skøn ud fra værdien for skifer.',
  ],
  marble: [
    'CO2-laser: 30 W, 300 mm/s, 0,1 mm mellem linjerne. Mal bagefter de graverede felter sorte.',
    'Kilde: vores eget skøn ud fra værdien for skifer. For meget effekt får kanterne til at smuldre.',
  ],
  steel: [
    'Fiberlaser på 20 til 30 W: 80 % effekt, 400 mm/s, 0,03 mm mellem linjerne, til feltet er mørkt.',
    'En CO2-laser mærker kun stål med en mærkepasta. Følg da pastaens anvisning.',
    'Kilde: vores eget skøn.',
  ],
}

/** Starting values for someone who has not cut this material before; called estimates throughout. */
export function laserText(material: StoneMaterial): string {
  return [
    `Startværdier til laseren: ${materialTexts[material].toLocaleLowerCase('da-DK')}`,
    '',
    ...starts[material],
    '',
    'Det er et sted at begynde, ikke en anvisning. Maskine, linse, luft og den enkelte sten gør stor forskel.',
    'Prøv altid først på et reststykke af den samme sten: et felt på 2 cm, så koden i fuld størrelse.',
    'Scan prøven. Er de lyse og de mørke felter ikke tydeligt forskellige, så sæt effekten op eller farten ned, lidt ad gangen.',
    'Sug støvet væk, hvor det opstår. Støv fra granit og skifer er farligt at indånde.',
    '',
    'Laget ENGRAVE er flader (scan/fill). Laget CUT er streger, der skæres én gang.',
    '',
  ].join('\r\n')
}
