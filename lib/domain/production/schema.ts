import { z } from 'zod'
import { sameTextAnswer } from '@/lib/domain/artwork/same-text'
import {
  type ArtworkOptions,
  artworkFormats,
  artworkOptions,
  drawnInStone,
  type StoneMaterial,
} from '@/lib/domain/artwork/schema'
import { nestOptions } from '@/lib/domain/artwork/written-lists'
import { nameTooLong } from '@/lib/domain/packages/copy'
import { reasonInput } from '@/lib/domain/qr-codes/schema'
import type { LetteringFinding, StoneEstimate } from '@/lib/domain/stones/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { fromForm } from '@/lib/shared/input/from-form'
import { listOf } from '@/lib/shared/input/list-of'
import { tick } from '@/lib/shared/input/tick'
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

/** The stations a piece passes, in order. */
export const stationKinds = ['engraving', 'inspection', 'packing'] as const
export type StationKind = (typeof stationKinds)[number]

/** Names of the stations in addresses, which tablets have bookmarked. */
export const stationParams = {
  engraving: 'gravering',
  inspection: 'kontrol',
  packing: 'pakning',
} as const satisfies Record<StationKind, string>

/** More would make the transaction too long; packages are not larger either. */
export const mostPiecesInBatch = 10_000

const tooMany = `Et parti kan højst være på ${mostPiecesInBatch.toLocaleString('da-DK')} stykker.`
/** Fits that many pasted codes with hyphens and separators. */
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

/** Where the pieces of a new batch come from. */
export const batchSources = ['package', 'codes', 'proof_sheets'] as const
export type BatchSource = (typeof batchSources)[number]

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
  /** The package's number, not its id. */
  packageNumber: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    typedNumber(z.number('Vælg en pakke.').int('Vælg en pakke.').min(1).max(2_147_483_647)).optional(),
  ),
  /** Pasted text codes and proof sheet numbers, separated by spaces, commas, semicolons or line breaks. */
  codes: list,
  proofSheetNumbers: list,
  /** A list of texts, one plaque a row (plate-texts.ts); empty when all plaques are alike. */
  texts: boundedText(longestTexts, { tooLong: 'Listen med tekster er for lang. Del partiet i to.' }).default(''),
  ...sameTextAnswer,
  /** For pieces without an approved drawing. */
  options: artworkOptions.extend({
    ...drawnInStone,
    showsCode: tick.default(true),
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

/** A reason, stored in the piece's history. */
const whyText = trimmed(400, 'Skriv højst 400 tegn.').default('')
const station = trimmed(40, 'Navnet på pladsen må højst være på 40 tegn.').default('')

export const pieceInput = z.object({ id: z.uuid('Vi kender ikke det stykke.') })
export const pieceFileInput = pieceInput.extend({ format: z.enum(artworkFormats, 'Den slags fil laver vi ikke.') })
export const labelsInput = batchInput.extend({
  paper: z.enum(['label', 'a4']).catch('label').default('label'),
  /** Only this piece, by its number in the batch. */
  piece: typedNumber(z.number().int().min(1).max(32_767)).optional().catch(undefined),
})
export const takeNextInput = z.object({
  kind: z.enum(stationKinds, 'Vælg en station.'),
  station,
  /** Only from this batch, since the machine is set up for its material. */
  batch: batchNumber.optional(),
})
export const atStationInput = pieceInput.extend({ station })
export const pieceWithReasonInput = atStationInput.extend({ reason: reasonInput })
export const reworkInput = pieceWithReasonInput.extend({
  /** `check`: the piece is fine after all and is scanned again. */
  to: z.enum(['engraving', 'check'], 'Vælg, hvor stykket skal hen.').default('engraving'),
})
/** As many as the list of stopped pieces may be decided about at once. */
export const mostDecided = 200
export const decideStoppedInput = z.object({
  ids: listOf(z.uuid('Vi kender ikke det stykke.'), {
    least: 1,
    most: mostDecided,
    missing: 'Sæt kryds ved mindst ét stykke.',
    tooMany: `Vælg højst ${mostDecided} stykker ad gangen.`,
  }).transform((ids) => [...new Set(ids)].sort()),
  to: z.enum(['engraving', 'check', 'cancel'], 'Vælg, hvad der skal ske.'),
  reason: reasonInput,
})
const scanned = typedText(2000, undefined, { missing: 'Scan koden på stykket.' }).min(1, 'Scan koden på stykket.')
export const checkPieceInput = atStationInput.extend({ scanned })
/** `other`: the piece of the same batch that was scanned instead. */
export const switchPieceInput = atStationInput.extend({ other: z.uuid('Vi kender ikke det stykke.') })
/** Whether the text is right; `no` stops the piece, optionally saying what is wrong. */
export const answerTextInput = atStationInput.extend({
  answer: z.enum(['yes', 'no'], 'Svar, om teksten passer.'),
  wrong: trimmed(400, 'Skriv højst 400 tegn.').default(''),
})
/** Why a piece passes without a photograph, or although its photograph shows another text. */
export const passPieceInput = atStationInput.extend({ photoReason: whyText, letteringReason: whyText })
/** The scan of the packed piece, or the typed code and why it was not scanned. */
export const packPieceInput = atStationInput.extend({
  scanned: typedText(2000).default(''),
  typedCode: trimmed(40, 'Skriv koden, som den står på stykket.').default(''),
  reason: whyText,
})

export const boardStatuses = ['open', 'late', 'shipped', 'all'] as const
export type BoardStatus = (typeof boardStatuses)[number]

const mostSearched = 80
export const batchSorts = ['number', 'due'] as const
export type BatchSort = (typeof batchSorts)[number]

/** The board's filters in the address. Invalid values are ignored. The period is of the days they are due. */
export const boardInput = z.object({
  ...listFields(batchSorts, mostSearched),
  status: z.enum(boardStatuses).catch('open').default('open'),
})
export type BoardFilter = z.output<typeof boardInput>

export const batchList: ConsoleListDeclaration<BatchSort> = {
  path: '/admin/qr-production',
  csv: { path: '/api/production/batches.csv', filename: 'partier.csv' },
  search: { label: 'Parti, forhandler eller kode', most: mostSearched },
  period: 'Skal sendes fra',
  sorts: {
    number: { label: 'Parti', first: 'falling' },
    due: { label: 'Skal sendes', first: 'rising' },
  },
}

/** Open and late batches are listed by how urgent they are, others newest first. */
export function batchOrder({ sort, status }: Pick<BoardFilter, 'sort' | 'status'>): ListOrder<BatchSort> {
  return sort ?? (status === 'open' || status === 'late' ? 'due' : '-number')
}

/** The address of a batch's page. */
export const pieceListInput = z.object({
  state: z.enum(pieceStates).optional().catch(undefined),
  cursor: typedNumber(z.number().int().min(0).max(32_767)).optional().catch(undefined),
})
export type PieceFilter = z.output<typeof pieceListInput>

/** The address of the production page. */
export const stationInput = z.object({
  station: z
    .enum(stationParams)
    .transform((param) => stationKinds.find((kind) => stationParams[kind] === param))
    .optional()
    .catch(undefined),
  plads: typedText(40).catch('').default(''),
  /** The batch that this station is restricted to. */
  parti: batchNumber.optional().catch(undefined),
})

const fromAddress = typedText(2000).catch('').default('')

/** The address of the form for a new batch, prefilled by other pages. Invalid values are ignored. */
export const newBatchInput = z.object({
  source: z.enum(batchSources).optional().catch(undefined),
  packageNumber: fromAddress,
  codes: fromAddress,
  proofSheetNumbers: fromAddress,
})

/** How many pieces of a batch are in each state. */
export type PieceCounts = Record<PieceState, number>

/** Days are yyyy-mm-dd, times ISO 8601 in UTC. */
export type BatchSummary = {
  number: number
  name: string
  resellerName: string | null
  dueOn: string
  isLate: boolean
  shippedAt: string | null
  isCancelled: boolean
  pieces: number
  counts: PieceCounts
}
export type BatchPage = { items: BatchSummary[]; nextCursor: string | null }

export type BatchView = BatchSummary & {
  note: string | null
  options: ArtworkOptions
  package: { id: string; number: number; name: string } | null
  reseller: { id: string; companyName: string; address: string; postcode: string; city: string } | null
  createdByName: string
  createdAt: string
  shippedByName: string | null
  carrier: string | null
  trackingNumber: string | null
  /** When the reseller confirmed receipt. */
  receivedAt: string | null
  receivedByName: string | null
  /** Every piece is packed or cancelled, and at least one is packed. */
  canShip: boolean
}

/** The plaques and problems of a list of texts. `row` is the row in the list, 0 for the whole list. */
export type TextsPreview = {
  given: Array<{ row: number; number: number; code: string; lines: string[] }>
  problems: Array<{ row: number; problem: string }>
  pieces: number
}

export type PieceRow = {
  id: string
  number: number
  code: string
  formattedCode: string
  state: PieceState
  attempt: number
  heldByName: string | null
  station: string | null
  heldAt: string | null
  problem: string | null
  isChecked: boolean
  hasPhoto: boolean
  updatedAt: string
}
/** A piece in the documents of its batch, with its text. */
export type PaperPiece = PieceRow & { text: string }
export type PiecePage = { items: PieceRow[]; nextCursor: number | null }

export type PieceEventView = {
  id: string
  kind: PieceEventKind
  at: string
  actorName: string | null
  station: string | null
  reason: string | null
}

/** The photograph of a finished piece. */
export type PiecePhotoView = {
  id: string
  takenAt: string
  estimate: StoneEstimate | null
  /** Null when there is no lettering to read, and for old photographs. */
  lettering: LetteringFinding | null
}

/** The piece that someone has taken at a station. */
export type StationPiece = PieceRow & {
  batch: { number: number; name: string; dueOn: string; isLate: boolean; pieces: number; note: string | null }
  options: ArtworkOptions
  fromProofSheet: number | null
  /** Has lettering beside the symbol, which someone must confirm. */
  hasText: boolean
  isTextAgreed: boolean
  printedAddress: string
  photo: PiecePhotoView | null
}

/** A package that a batch can be made of, with its intended material and size, if given. */
export type BatchPackage = { number: number; name: string; material: StoneMaterial | null; symbolMm: number | null }

/** A taken piece, as all staff see it: who has it where, and since when. */
export type HeldPiece = Pick<PieceRow, 'id' | 'number' | 'formattedCode' | 'state' | 'heldByName' | 'station'> & {
  batchNumber: number
  heldAt: string | null
  isMine: boolean
}

export type WorkshopView = {
  counts: PieceCounts
  /** Pieces today, by step. */
  today: { engraved: number; checked: number; packed: number; stopped: number }
  lateBatches: number
  latePieces: number
  held: HeldPiece[]
  stopped: StoppedPiece[]
  /** How many wait for each station. */
  waiting: Record<StationKind, number>
}

export type StoppedPiece = Pick<PieceRow, 'id' | 'number' | 'formattedCode' | 'problem'> & {
  batchNumber: number
  batchName: string
  stoppedAt: string
}

/** A step that can be undone for another `leftMs` milliseconds. */
export type UndoableStep = { id: string; formattedCode: string; step: 'engraved' | 'packed'; leftMs: number }

export type TakenPiece = {
  pieceId: string | null
  /** Pieces that were stopped and skipped because their code went out of use. */
  stopped: Array<{ formattedCode: string; problem: string }>
}

/**
 * The result of a scan. `other_of_batch`: an engraved piece of the same batch was scanned, and nothing has changed;
 * `canSwitch` if that piece is in quality check too and no one else has taken it. `advice` is how to set the hand
 * scanner.
 */
export type CheckedPiece =
  | { kind: 'match'; formattedCode: string; advice: string | null }
  | {
      kind: 'other_of_batch'
      pieceId: string
      number: number
      formattedCode: string
      where: string
      canSwitch: boolean
    }

/** `share` of the reference's reads, where 1 is equally good; `tries` under all wears. */
export type PieceProofView = { isProven: true; share: number; tries: number } | { isProven: false }
