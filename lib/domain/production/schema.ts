import { z } from 'zod'
import { sameTextAnswer } from '@/lib/domain/artwork/same-text'
import { artworkFormats, artworkOptions, drawnInStone } from '@/lib/domain/artwork/schema'
import { nameTooLong } from '@/lib/domain/packages/copy'
import { reasonInput } from '@/lib/domain/qr-codes/schema'
import { fromForm } from '@/lib/shared/input/from-form'
import { listOf } from '@/lib/shared/input/list-of'
import { typedDay } from '@/lib/shared/input/typed-day'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const pieceStates = [
  'queued',
  'engraving',
  'quality_check',
  'passed',
  'packed',
  'shipped',
  'stopped',
  'cancelled',
] as const
export type PieceState = (typeof pieceStates)[number]

export const pieceEventKinds = [
  'queued',
  'taken',
  'given_back',
  'engraved',
  'checked',
  'wrong_code',
  'stopped',
  'rework',
  'packed',
  'shipped',
  'cancelled',
  'photographed',
  'undone',
  'text_agreed',
  'photo_skipped',
  'passed',
] as const
export type PieceEventKind = (typeof pieceEventKinds)[number]

/** The three places a piece passes, in their order. */
export const stationKinds = ['engraving', 'inspection', 'packing'] as const
export type StationKind = (typeof stationKinds)[number]

/** How the address of a station's page names it: tablets have these addresses bookmarked. */
export const stationParams = {
  engraving: 'gravering',
  inspection: 'kontrol',
  packing: 'pakning',
} as const satisfies Record<StationKind, string>

/** More would make one transaction too long; a package is never larger either. */
export const mostPiecesInBatch = 10_000

const tooMany = `Et parti kan højst være på ${mostPiecesInBatch.toLocaleString('da-DK')} stykker.`
/** So many codes as they are pasted, with hyphens and separators. */
const longestList = 200_000
const longestTexts = 200_000
const list = z
  .union([
    boundedText(longestList, { tooLong: tooMany }),
    listOf(boundedText(80), { most: mostPiecesInBatch, tooMany }),
  ])
  .default('')
  .transform((given) => (typeof given === 'string' ? given.split(/[\s,;]+/) : given).filter(Boolean))
const trimmed = (most: number, tooLong: string) => typedText(most, undefined, { tooLong })
const optional = typedText(100).transform((text) => text || undefined)

/** Where the pieces of a new batch come from. */
export const batchSources = ['package', 'codes', 'proof_sheets'] as const
export type BatchSource = (typeof batchSources)[number]

const ticked = (value: unknown) => (typeof value === 'string' ? value === 'on' || value === 'true' : value)
const asLines = (value: unknown) =>
  typeof value === 'string' && value.length <= 1000 ? value.split(/\r?\n/).filter(Boolean) : value

export const makeBatchForm = z.object({
  name: trimmed(120, nameTooLong).min(1, 'Giv partiet et navn.'),
  dueOn: boundedText(40, { missing: 'Vælg den dato, partiet senest skal sendes.' }).pipe(
    typedDay('Vælg den dato, partiet senest skal sendes.'),
  ),
  note: trimmed(1000, 'Bemærkningen må højst være på 1.000 tegn.')
    .default('')
    .transform((text) => text || null),
  source: z.enum(batchSources, 'Vælg, hvad partiet laves af.'),
  /** The package's number as it stands in the list. */
  packageNumber: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    typedNumber(z.number('Vælg en pakke.').int('Vælg en pakke.').min(1).max(2_147_483_647)).optional(),
  ),
  /** Text codes and numbers of proof sheets as pasted: spaces, commas, semicolons or lines between them. */
  codes: list,
  proofSheetNumbers: list,
  /** A list of texts, one plaque a row (plate-texts.ts); empty where all plaques are alike. */
  texts: boundedText(longestTexts, { tooLong: 'Listen med tekster er for lang. Del partiet i to.' }).default(''),
  ...sameTextAnswer,
  /** Of every piece whose family has not approved a drawing of its own. */
  options: artworkOptions.extend({
    ...drawnInStone,
    showsCode: z.preprocess(ticked, artworkOptions.shape.showsCode),
    lines: z.preprocess(asLines, artworkOptions.shape.lines),
  }),
})
export type MakeBatchFormInput = z.input<typeof makeBatchForm>
export const makeBatchInput = fromForm(nestOptions, makeBatchForm)
export type MakeBatchInput = z.output<typeof makeBatchInput>
export const makeBatchTextsInput = fromForm(
  nestOptions,
  makeBatchForm.pick({
    source: true,
    packageNumber: true,
    codes: true,
    proofSheetNumbers: true,
    texts: true,
    options: true,
  }),
)
export type MadeBatch = { number: number; pieces: number; leftOut: number }

const batchNumber = typedNumber(z.number('Vi kender ikke det parti.').int().min(1).max(2_147_483_647))
export const batchInput = z.object({ number: batchNumber })
export const shipBatchInput = batchInput.extend({
  carrier: trimmed(60, 'Navnet på fragtfirmaet må højst være på 60 tegn.').min(
    1,
    'Skriv, hvilket fragtfirma der henter partiet.',
  ),
  trackingNumber: trimmed(80, 'Sporingsnummeret må højst være på 80 tegn.')
    .default('')
    .transform((text) => text || null),
})
export const shipFormInput = shipBatchInput.omit({ number: true })
export const changeBatchInput = batchInput.extend({
  dueOn: makeBatchForm.shape.dueOn,
})

/** A word of why; kept in the history of the piece. */
const whyText = trimmed(400, 'Skriv højst 400 tegn.').default('')
const station = trimmed(40, 'Navnet på pladsen må højst være på 40 tegn.').default('')

export const pieceInput = z.object({ id: z.uuid('Vi kender ikke det stykke.') })
export const pieceFileInput = pieceInput.extend({ format: z.enum(artworkFormats, 'Den slags fil laver vi ikke.') })
export const labelsInput = batchInput.extend({
  paper: z.enum(['label', 'a4']).catch('label').default('label'),
  /** One piece alone, by its number in the batch. */
  piece: typedNumber(z.number().int().min(1).max(32_767)).optional().catch(undefined),
})
export const takeNextInput = z.object({
  kind: z.enum(stationKinds, 'Vælg en station.'),
  station,
  /** Only of this batch: a machine that is set up for slate goes on with slate. */
  batch: batchNumber.optional(),
})
export const atStationInput = pieceInput.extend({ station })
export const pieceWithReasonInput = atStationInput.extend({ reason: reasonInput })
export const reworkInput = pieceWithReasonInput.extend({
  /** `check`: the piece is good after all and only scanned again. */
  to: z.enum(['engraving', 'check'], 'Vælg, hvor stykket skal hen.').default('engraving'),
})
export const reasonFormInput = z.object({ reason: reasonInput })
const scanned = typedText(2000, undefined, { missing: 'Scan koden på stykket.' }).min(1, 'Scan koden på stykket.')
export const checkPieceInput = atStationInput.extend({ scanned })
/** `other`: the piece of the same batch that was scanned in its place. */
export const switchPieceInput = atStationInput.extend({ other: z.uuid('Vi kender ikke det stykke.') })
/** The answer to whether the text fits; `no` stops the piece, with what is wrong where it was written. */
export const answerTextInput = atStationInput.extend({
  answer: z.enum(['yes', 'no'], 'Svar, om teksten passer.'),
  wrong: trimmed(400, 'Skriv højst 400 tegn.').default(''),
})
/** Why a piece goes on without a photograph, and why although its photograph says something else. */
export const passPieceInput = atStationInput.extend({ photoReason: whyText, letteringReason: whyText })
/** The scan of what goes into the box; or the code as it was typed, and why it was not scanned. */
export const packPieceInput = atStationInput.extend({
  scanned: typedText(2000).default(''),
  typedCode: trimmed(40, 'Skriv koden, som den står på stykket.').default(''),
  reason: whyText,
})

export const boardStatuses = ['open', 'late', 'shipped', 'all'] as const
export type BoardStatus = (typeof boardStatuses)[number]

/** The board's filters as they stand in the address. Nonsense counts as nothing. */
export const boardInput = z.object({
  status: z.enum(boardStatuses).catch('open').default('open'),
  search: typedText(80).catch('').default(''),
  cursor: optional.optional().catch(undefined),
})
export type BoardFilter = z.output<typeof boardInput>

/** The filters as the query of an address, without what is empty. */
export function boardQuery({ status, search, cursor }: Partial<BoardFilter>): string {
  const given = Object.entries({ status: status === 'open' ? '' : status, search, cursor }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  )
  return new URLSearchParams(given).toString()
}

/** What the address of a batch's page says. */
export const pieceListInput = z.object({
  state: z.enum(pieceStates).optional().catch(undefined),
  cursor: typedNumber(z.number().int().min(0).max(32_767)).optional().catch(undefined),
})
export type PieceFilter = z.output<typeof pieceListInput>

/** What the address of the production page says. */
export const stationInput = z.object({
  station: z
    .enum(stationParams)
    .transform((param) => stationKinds.find((kind) => stationParams[kind] === param))
    .optional()
    .catch(undefined),
  plads: typedText(40).catch('').default(''),
  /** The only batch that this station works on. */
  parti: batchNumber.optional().catch(undefined),
})

/** A plain form sends 'options.material' where a script sends options with material in them. */
function nestOptions(sent: Readonly<Record<string, unknown>>): unknown {
  if ('options' in sent) return sent
  const prefix = 'options.'
  const options: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (!name.startsWith(prefix)) rest[name] = value
    else if (value !== '') options[name.slice(prefix.length)] = value
  }
  return { ...rest, options }
}

const fromAddress = typedText(2000).catch('').default('')

/** What the address of the form for a new batch says: what another page wants made. Nonsense counts as nothing. */
export const newBatchInput = z.object({
  source: z.enum(batchSources).optional().catch(undefined),
  packageNumber: fromAddress,
  codes: fromAddress,
  proofSheetNumbers: fromAddress,
  kladde: boundedText(100).optional().catch(undefined),
})
