import type { Approval } from '@/lib/domain/approvals/approval-texts'
import { materialTexts, thingOf, wearTexts } from '@/lib/domain/artwork/copy'
import { type ArtworkProof, wears } from '@/lib/domain/artwork/drawing'
import type { ArtworkOptions, StoneMaterial } from '@/lib/domain/artwork/schema'
import { fileStatusTexts, rateOf, shareText } from '@/lib/domain/exports/copy'
import type { ExportFileStatus, ExportView } from '@/lib/domain/exports/schema'
import type { SheetList } from '@/lib/domain/exports/stored-files'
import { type CsvColumn, csvFile } from '@/lib/shared/csv'
import { formatDateTime } from '@/lib/shared/danish-time'
import { lengthText } from '@/lib/shared/millimetres'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { workOn } from '@/lib/shared/thing'

export type ZippedFile = {
  code: string
  printedAddress: string
  packageNumber: number
  /** Blocked or retired after the order: must not be engraved. */
  isOutOfUse: boolean
  /** Compared with the drawing that the code's family approved, at the time of the download. */
  approval: Approval
  format: string
  /** Its path in the ZIP; null when it is not included. */
  path: string | null
  status: ExportFileStatus
  sha256: string | null
  proof: ArtworkProof | null
  releasedByName: string | null
  releaseReason: string | null
}

/** The codes, once each, as a list that a Danish spreadsheet opens. */
export function codesCsv(files: readonly ZippedFile[]): string {
  const byCode = new Map(files.map((file) => [file.code, file]))
  return csvFile(Array.from(byCode.values()), [
    ['Kode', ({ code }) => code],
    ['Trykt adresse', ({ printedAddress }) => printedAddress],
    ['Pakke', ({ packageNumber }) => packageNumber],
    ['Godkendt', ({ approval }) => approvalText(approval)],
    ['Bemærk', ({ isOutOfUse }) => (isOutOfUse ? 'Spærret eller taget ud af brug: må ikke bruges' : '')],
  ])
}

/** Every file with its proof: the share of the reference and the rate under each wear. */
export function proofsCsv(files: readonly ZippedFile[]): string {
  return csvFile(files, [
    ['Kode', ({ code }) => code],
    ['Slags', ({ format }) => format.toUpperCase()],
    ['Fil', ({ path }) => path],
    ['Resultat', ({ status }) => fileStatusTexts[status]],
    ['Mod en almindelig kode (H)', ({ proof }) => proof && shareText(proof.share)],
    ['Læst rigtigt som ny', ({ proof }) => proof && (proof.isExact ? 'Ja' : 'Nej')],
    ...wears.flatMap(wearColumns),
    ['Frigivet af', ({ releasedByName }) => releasedByName],
    ['Grund', ({ releaseReason }) => releaseReason],
    ['SHA-256', ({ sha256 }) => sha256],
  ])
}

function wearColumns(wear: (typeof wears)[number]): CsvColumn<ZippedFile>[] {
  const rateIn = (of: 'file' | 'reference') => (file: ZippedFile) => {
    const found = file.proof?.wears.find((each) => each.wear === wear)
    return found && shareText(rateOf(found[of]))
  }
  return [
    [`${wearTexts[wear]}: filen`, rateIn('file')],
    [`${wearTexts[wear]}: almindelig kode`, rateIn('reference')],
  ]
}

const forTheMachine = (options: ArtworkOptions) => [
  `Sort flade (laget ENGRAVE) ${workOn(thingOf({ options })).present}. Rød streg (laget CUT) skæres én gang.`,
  'Brug ikke PNG-filen til at skære efter. Den viser koden, som den bliver på stenen.',
]

function forSandblasting({ stencil, bridgeMm }: ArtworkOptions): string[] {
  return [
    `Filerne er skabeloner til sandblæsning, ${stencil === 'mirrored' ? 'spejlvendt og set fra bagsiden' : 'set fra forsiden'}. De er ikke til laseren.`,
    'Sort flade (laget ENGRAVE) skæres ud af folien. Rød streg (laget CUT) er pladens kant og huller.',
    bridgeMm > 0
      ? `Bogstaver og motiv hænger sammen med broer på ${lengthText(bridgeMm)} mm.`
      : 'Bogstaverne har ingen broer. Flyt deres løse dele over med bærefilm.',
    'Koden har ingen broer, for så kan den ikke læses. Dens løse felter skal flyttes over med bærefilm.',
  ]
}

/** The contents of the folder, and what the engraver must know. */
export function readMe(
  { number, options, createdAt, createdByName, released }: ExportView,
  { files, sheets, siteName }: { files: readonly ZippedFile[]; sheets: readonly SheetList[]; siteName: string },
): string {
  const outOfUse = new Set(files.filter((file) => file.isOutOfUse).map(({ code }) => code))
  const left = files.filter((file) => file.path === null && !file.isOutOfUse).length
  return [
    `${siteName}, eksport ${number}`,
    `Bestilt ${formatDateTime(new Date(createdAt))} af ${createdByName}`,
    '',
    `Materiale: ${materialTexts[options.material]}`,
    `Kodens størrelse: ${lengthText(options.symbolMm)} mm, uden den frie kant`,
    `Fejlretning: ${options.errorCorrection}`,
    '',
    'Alle mål er i millimeter. Tegn ikke filerne om, og ret ikke på størrelsen. Gør du det, gælder prøven ikke længere.',
    ...(options.stencil === 'none' ? forTheMachine(options) : forSandblasting(options)),
    `I mørk sten ${workOn(thingOf({ options })).present} de lyse felter og kanten om koden, så koden bliver mørk på lys bund.`,
    '',
    'svg, dxf, pdf, png: én fil til hver kode, med koden som navn. »ikke-godkendt« i navnet betyder, at ingen familie har sagt ja til netop den tegning.',
    'Side 2 i en PDF siger det samme og er kun til at læse.',
    ...otherLines(files),
    ...(sheets.length > 0
      ? [`ark: tegningerne samlet på ${sheets.length} ark, og for hvert ark en liste over koderne på det.`]
      : []),
    ...(options.stencil === 'none' ? ['Startværdier til laseren.txt: hvor du kan begynde med dette materiale.'] : []),
    'koder.csv: koderne og de adresser, der står i dem.',
    'proeve.csv: hvor ofte hver fil blev læst som ny og med slid, og hvor ofte en almindelig kode blev det.',
    '',
    ...(released > 0
      ? [
          `${released} ${released === 1 ? 'fil' : 'filer'} bestod ikke prøven, men er frigivet. Begrundelsen står i proeve.csv.`,
        ]
      : []),
    ...(outOfUse.size > 0
      ? [
          `Spærret eller taget ud af brug, efter at filerne blev bestilt, og må ikke bruges: ${[...outOfUse].join(', ')}.`,
          ...sheets.flatMap(({ number, codes }) => {
            const lying = codes.map(formatTextCode).filter((code) => outOfUse.has(code))
            return lying.length > 0 ? [`På ark ${number} ligger stadig ${lying.join(', ')}. Det må ikke bruges.`] : []
          }),
        ]
      : []),
    left === 0
      ? 'Alle filer blev læst af to kodelæsere, før de kunne hentes.'
      : `${left} ${left === 1 ? 'fil er' : 'filer er'} ikke med: ${left === 1 ? 'den' : 'de'} bestod ikke prøven eller er ikke lavet. Se proeve.csv.`,
    'Scan altid den første, der er færdig, før du laver resten.',
    '',
  ].join('\r\n')
}

/** The family's approval in a word or two. */
function approvalText(approval: Approval): string {
  if (approval.kind === 'none' || approval.kind === 'not_needed') return 'Nej'
  const { number } = approval.sheet
  return approval.kind === 'this' ? `Ja, tegning ${number}` : `Nej, familien har godkendt en anden: tegning ${number}`
}

function otherLines(files: readonly ZippedFile[]): string[] {
  const others = new Map(
    files.flatMap(({ code, approval }) => (approval.kind === 'other' ? [[code, approval.sheet.number] as const] : [])),
  )
  if (others.size === 0) return []
  return [
    '',
    'VIGTIGT: Familien har godkendt en anden tegning af disse koder. Hent den godkendte, før du går i gang:',
    ...[...others].map(([code, number]) => `${code}: tegning ${number}`),
  ]
}

// One figure is published: slate at 20 W, 600 mm/s and 0.15 mm between lines (laseruser.com, 'How to laser engrave
// slate', 2022). The others are our own estimates around it, for harder and paler stone: docs/decisions/039.
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
    'CO2-laser: 40 W, 300 mm/s, 0,1 mm mellem linjerne. Mal bagefter kodens felter sorte.',
    'Kilde: vores eget skøn ud fra værdien for skifer.',
  ],
  marble: [
    'CO2-laser: 30 W, 300 mm/s, 0,1 mm mellem linjerne. Mal bagefter kodens felter sorte.',
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
