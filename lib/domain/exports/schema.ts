import { z } from 'zod'
import type { Approval } from '@/lib/domain/approvals/approval-texts'
import type { ArtworkFacts, ArtworkProof } from '@/lib/domain/artwork/drawing'
import { sameTextAnswer } from '@/lib/domain/artwork/same-text'
import {
  type ArtworkFormat,
  type ArtworkOptions,
  artworkFormats,
  artworkOptions,
  artworkSheet,
  newestEdition,
} from '@/lib/domain/artwork/schema'
import { holesText, peopleText } from '@/lib/domain/artwork/written-lists'
import { qrCodeStates, reasonTooLong } from '@/lib/domain/qr-codes/schema'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { isTextCode, normaliseTextCode, readScannedText } from '@/lib/shared/qr-text-code'

export const mostCodesInExport = 10_000
/** A pasted list of the most codes an order may have, as printed addresses. */
const longestList = 700_000
const namedAtMost = 10

export const exportStatuses = ['queued', 'working', 'done', 'failed', 'cancelled'] as const
export type ExportStatus = (typeof exportStatuses)[number]
export const exportFileStatuses = ['waiting', 'proven', 'withheld', 'released'] as const
export type ExportFileStatus = (typeof exportFileStatuses)[number]

/**
 * Pasted codes: one a line, with or without hyphens, or as printed addresses. Returned in their stored form, once each.
 */
const codeList = boundedText(longestList, {
  missing: 'Skriv eller indsæt koderne.',
  tooLong: `En eksport kan højst have ${mostCodesInExport.toLocaleString('da-DK')} koder.`,
})
  .default('')
  .transform((text, context) => {
    const parts = text.split(/[\s,;]+/).filter(Boolean)
    const wrong = parts.filter((part) => codeOf(part) === null)
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `Ikke en af vores koder: ${named(wrong)}.` })
    return [...new Set(parts.flatMap((part) => codeOf(part) ?? []))]
  })
  .refine((codes) => codes.length <= mostCodesInExport, {
    error: `En eksport kan højst have ${mostCodesInExport.toLocaleString('da-DK')} koder.`,
  })

/** What is drawn, for which codes and as which files. */
export const orderExportInput = z
  .object({
    /** `codes`: those typed in. `many`: all of a package, of a state, or both. */
    source: z.enum(['codes', 'many']).default('codes'),
    codes: codeList,
    packageId: z.uuid().or(z.literal('')).default(''),
    state: z.enum(qrCodeStates).or(z.literal('')).default(''),
    options: artworkOptions.extend(newestEdition),
    formats: listOf(z.enum(artworkFormats), {
      least: 1,
      most: artworkFormats.length,
      missing: 'Vælg mindst én filtype.',
    }).default(['svg', 'dxf', 'pdf']),
    sheet: artworkSheet.nullable().default(null),
    ...sameTextAnswer,
    /** Draw it although the family approved another drawing. */
    despiteApproved: z.boolean().default(false),
  })
  .superRefine(({ source, codes, packageId, state, options, formats }, context) => {
    if (options.stencil !== 'none' && formats.includes('png')) {
      const message = 'En skabelon til sandblæsning kan laves som SVG, DXF eller PDF. Fjern krydset ved PNG.'
      context.addIssue({ code: 'custom', path: ['formats'], message })
    }
    if (source === 'codes' && codes.length === 0)
      context.addIssue({ code: 'custom', path: ['codes'], message: 'Skriv eller indsæt mindst én kode.' })
    if (source === 'many' && !packageId && !state)
      context.addIssue({ code: 'custom', path: ['packageId'], message: 'Vælg en pakke eller en status.' })
  })
export type OrderExport = z.output<typeof orderExportInput>
export type OrderExportInput = z.input<typeof orderExportInput>

export const exportKey = z.object({ id: z.uuid('Eksporten findes ikke.') })
/** `despite`: although the family approved another drawing. */
const despite = z.literal('1').optional().catch(undefined)
export const exportZipKey = exportKey.extend({ despite })
const fileKey = exportKey.extend({ fileId: z.uuid('Filen findes ikke.') })
export const exportFileKey = fileKey.extend({ despite })
export const releaseFileInput = fileKey.extend({
  reason: typedText(500, undefined, {
    missing: 'Skriv, hvorfor tegningen alligevel må bruges.',
    tooLong: reasonTooLong,
  }).min(10, 'Skriv mindst 10 tegn om, hvorfor tegningen alligevel må bruges.'),
})

/** The query of a list's address; invalid values are ignored. */
export const exportListInput = z.object({
  status: z.enum(exportStatuses).optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type ExportListInput = z.output<typeof exportListInput>

/** The same as a query string, without empty values. */
export function exportListQuery({ status, cursor }: ExportListInput): string {
  return new URLSearchParams({ ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) }).toString()
}

/** Codes chosen in a list come in the address; in the form they are one a line. */
export const orderPageInput = z.object({
  codes: boundedText(20_000)
    .transform((text) => text.split(',').join('\n'))
    .catch(''),
  source: z.enum(['codes', 'many']).catch('codes'),
})

export const exportFilesInput = z.object({
  files: z.enum(exportFileStatuses).optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type ExportFilesInput = z.output<typeof exportFilesInput>

/** The options of a drawing as a query; its lines of text are one value with line breaks. */
export const artworkQuery = artworkOptions.extend({
  ...newestEdition,
  lines: boundedText(1000)
    .default('')
    .transform((text) => (text === '' ? [] : text.split('\n')))
    .pipe(artworkOptions.shape.lines.unwrap()),
  showsCode: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** Empty: a sample code that belongs to nobody. */
  code: boundedText(80)
    .default('')
    .refine((code) => code === '' || isTextCode(code), 'Koden er ikke rigtig. Se efter, om alle tegn er med.')
    .transform((code) => (code === '' ? null : normaliseTextCode(code))),
})

/** The query string that `artworkQuery` reads. */
export function artworkQueryOf(options: ArtworkOptions, code: string | null): string {
  const { lines, ownHoles, people, ...plain } = options
  // Lists of words and numbers are joined with commas by String().
  const entries = Object.entries(plain).map(([name, value]): [string, string] => [name, String(value)])
  const written = {
    lines: lines.join('\n'),
    ownHoles: holesText(ownHoles),
    people: peopleText(people),
    code: code ?? '',
  }
  return new URLSearchParams([...entries, ...Object.entries(written)]).toString()
}

export type ArtworkPreview = {
  facts: ArtworkFacts
  /** Null when it cannot be drawn. */
  size: { widthMm: number; heightMm: number } | null
  /** Compared with the drawing that the code's family approved. */
  approval: Approval
  /** The reflectance of the stone and its engraving, 0 to 1. */
  surface: number
  engraving: number
}

export type ExportView = {
  id: string
  number: number
  status: ExportStatus
  formats: ArtworkFormat[]
  hasSheet: boolean
  /** Files, not codes: every code in every format. */
  total: number
  done: number
  /** Withheld now. */
  withheld: number
  /** Failed the proof and released with a reason. */
  released: number
  /** Codes blocked or retired after the order; their files are not handed out. */
  outOfUse: number
  failure: string | null
  options: ArtworkOptions
  createdByName: string
  resellerName: string | null
  /** ISO 8601 in UTC. */
  createdAt: string
  finishedAt: string | null
  /** False once the files have expired; rows and proofs are kept. */
  areFilesKept: boolean
}

export type ExportFileView = {
  id: string
  code: string
  formattedCode: string
  format: ArtworkFormat
  status: ExportFileStatus
  /** In bytes; null before it is made. */
  size: number | null
  isKept: boolean
  /** Its code was blocked or retired: the file is not handed out. */
  isOutOfUse: boolean
  /** Compared with the drawing that the family approved, as of now. */
  approval: Approval
  proof: ArtworkProof | null
  release: { name: string; at: string; reason: string } | null
}

/** `others`: proof sheets approved by families of codes in it whose drawings differ from this export's. */
export type ExportDetail = {
  export: ExportView
  files: { items: ExportFileView[]; nextCursor: string | null }
  others: Array<{ id: string; number: number; formattedCode: string }>
}
export type PackageChoice = { id: string; label: string }

function codeOf(part: string): string | null {
  const read = readScannedText(part)
  return read.kind === 'code' ? read.code : null
}

/** A few of them by name, and the number of the rest. */
export function named(words: readonly string[]): string {
  const shown = words.slice(0, namedAtMost).join(', ')
  return words.length > namedAtMost ? `${shown} og ${words.length - namedAtMost} til` : shown
}
