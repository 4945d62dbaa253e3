import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import {
  type ArtworkOptions,
  artworkFormats,
  artworkOptions,
  drawnInStone,
  type StoneMaterial,
} from '@/lib/domain/artwork/schema'
import { nestOptions } from '@/lib/domain/artwork/written-lists'
import { furtherDoubts, lifeDateField, lifeDoubts, lifeProblem } from '@/lib/domain/proof-sheets/life-dates'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { SheetEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { fromForm } from '@/lib/shared/input/from-form'
import { tick } from '@/lib/shared/input/tick'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const proofSheetStatuses = ['draft', 'sent', 'approved', 'changes_requested', 'withdrawn'] as const
export type ProofSheetStatus = (typeof proofSheetStatuses)[number]

/** Characters in a line, and lines below name and dates; within what ArtworkOptions accepts. */
export const longestLine = 60
export const mostTextLines = 4

const tooLong = `En linje må højst være på ${longestLine} tegn.`
const oneLine = typedText(longestLine, cleanLine, { tooLong })

const tooMany = `Der er plads til ${mostTextLines} linjer under navn og datoer.`
// One field with several lines, so the sentence names the line.
const textField = boundedText(1000, { tooLong: `${tooMany} ${tooLong}` })
  .default('')
  .transform((text) => cleanText(text).split('\n').map(cleanLine).filter(Boolean))
  .superRefine((lines, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (lines.length > mostTextLines) refuse(`${tooMany} Her er ${lines.length}.`)
    const long = lines.findIndex((line) => line.length > longestLine)
    if (long >= 0) refuse(`Linje ${long + 1} er på ${lines[long]?.length} tegn. ${tooLong}`)
  })

/** The drawing's options without lines, which come from the inscription. */
const optionsField = artworkOptions.omit({ lines: true }).extend({
  ...drawnInStone,
  showsCode: tick.optional().pipe(artworkOptions.shape.showsCode),
})

const familyNameField = typedText(120, cleanLine, {
  missing: 'Skriv familiens navn.',
  tooLong: 'Navnet må højst være 120 tegn.',
}).min(2, 'Skriv familiens navn.')

const fields = z.object({
  options: optionsField,
  /** Exactly as it will be cut. */
  name: oneLine.min(1, 'Skriv navnet, som det skal stå på stenen.'),
  born: lifeDateField,
  died: lifeDateField,
  /** The line of dates exactly as it will be cut, e.g. '* 3. maj 1942 † 12. januar 2024'; '' for none. */
  dates: oneLine.default(''),
  text: textField,
  /** False when the text is already on the stone or cut separately: the drawing is then only the code. */
  cutsText: tick,
  familyName: familyNameField,
  familyEmail: emailField,
  /** To the family. */
  note: typedText(1000, cleanText, { tooLong: 'Der er plads til 1.000 tegn.' }).default(''),
  /** For staff and the reseller only. */
  internalNote: typedText(1000, cleanText, { tooLong: 'Der er plads til 1.000 tegn.' }).default(''),
  /** When it will be ready, as text: 'omkring uge 34'. */
  readyWhen: typedText(120, cleanLine, { tooLong: 'Der er plads til 120 tegn.' }).default(''),
  /** Confirms dates that looked wrong. */
  confirmed: tick,
})

type Written = { born: string; died: string; dates: string; confirmed: boolean; options: { people: string[][] } }

function checkLife({ confirmed, options, ...life }: Written, context: z.core.$RefinementCtx): void {
  const problem = lifeProblem(life)
  if (problem) context.addIssue({ code: 'custom', path: ['died'], message: problem })
  const doubts = [...(problem ? [] : lifeDoubts(life)), ...furtherDoubts(options.people)]
  if (doubts.length > 0 && !confirmed) {
    context.addIssue({ code: 'custom', path: ['confirmed'], message: doubts.join(' ') })
  }
}

const codeField = boundedText(80, { missing: 'Skriv koden.' })
  .transform(normaliseTextCode)
  .refine(isTextCode, 'Det ligner ikke en af vores koder. Se efter, om alle tegn er rigtige.')

export const proofSheetId = z.object({ id: z.uuid() })
export const approvedFileKey = proofSheetId.extend({ format: z.enum(artworkFormats) })
/** The form in the browser. */
export const proofSheetForm = fields.extend({ code: codeField }).superRefine(checkLife)
export type ProofSheetFormInput = z.input<typeof proofSheetForm>
export type ProofSheetFields = z.output<typeof fields>

export const writeProofSheetInput = fromForm(nestOptions, proofSheetForm)
export const updateProofSheetInput = fromForm(nestOptions, fields.extend({ id: z.uuid() }).superRefine(checkLife))

/** The stored inscription, beside the drawing's options. */
export const inscription = z.object({
  name: z.string(),
  born: z.string(),
  died: z.string(),
  dates: z.string(),
  text: z.array(z.string()),
  cutsText: z.boolean(),
})
export type Inscription = z.output<typeof inscription>

/** The lines of an inscription from top to bottom, exactly as they will be cut. */
export function cutLines({ name, dates, text }: Pick<Inscription, 'name' | 'dates' | 'text'>): string[] {
  return [name, ...(dates ? [dates] : []), ...text]
}

const token = boundedText(100).min(1)
const version = typedNumber(z.number(fetchAgain).int().min(1).max(30_000))

export const proofSheetByLink = z.object({ token })

/** Includes the version that was read, so that no other can be approved. */
export const approveProofSheetInput = z.object({
  token,
  version,
  name: fullNameField,
  hasRead: tick.refine(Boolean, 'Sæt kryds, når du har læst teksten.'),
})
export const requestChangesInput = z.object({
  token,
  version,
  name: fullNameField,
  answer: typedText(2000, cleanText, {
    missing: 'Skriv, hvad der skal rettes.',
    tooLong: 'Der er plads til 2.000 tegn.',
  }).min(1, 'Skriv, hvad der skal rettes.'),
})

const mostSearched = 80
export const proofSheetSorts = ['number', 'family'] as const
export type ProofSheetSort = (typeof proofSheetSorts)[number]

/** Filters in the list's address. Invalid values are ignored. */
export const proofSheetListInput = z.object({
  ...listFields(proofSheetSorts, mostSearched),
  status: z.enum(proofSheetStatuses).optional().catch(undefined),
})
export type ProofSheetFilter = z.output<typeof proofSheetListInput>

export const proofSheetList = (area: SheetArea): ConsoleListDeclaration<ProofSheetSort> => ({
  path: sheetAreas[area],
  csv: { path: '/api/proof-sheets.csv', filename: 'tegninger.csv' },
  search: { label: 'Navn, kode eller nummer', most: mostSearched },
  period: 'Lavet fra',
  sorts: {
    number: { label: 'Tegning', first: 'falling' },
    family: { label: 'Familie', first: 'rising' },
  },
})
export const proofSheetOrder = ({ sort }: Pick<ProofSheetFilter, 'sort'>): ListOrder<ProofSheetSort> =>
  sort ?? '-number'

/** A sheet in a list. Times are ISO 8601 in UTC. */
export type ProofSheetSummary = {
  id: string
  number: number
  version: number
  status: ProofSheetStatus
  stoneName: string
  code: string
  formattedCode: string
  familyName: string
  resellerName: string | null
  /** The latest of created, sent and answered. */
  changedAt: string
}

export type ProofSheetPage = { items: ProofSheetSummary[]; nextCursor: string | null }

/** A sheet as staff and the reseller see it. */
export type ProofSheetView = ProofSheetSummary & {
  options: ArtworkOptions
  inscription: Inscription
  /** To the family. */
  note: string | null
  /** For staff and the reseller; never part of FamilySheetView. */
  internalNote: string | null
  readyWhen: string | null
  /** Empty on an approved sheet once nobody writes to it any more. */
  familyEmail: string
  /** Oldest first. */
  history: SheetEvent[]
  answeredAt: string | null
  answeredByName: string | null
  answer: string | null
  sha256: string | null
  /** Shown before sending; a `stop` cannot be drawn at all. */
  warnings: Array<{ level: 'stop' | 'warning'; text: string }>
  facts: Array<[name: string, value: string]>
  life: string
  canWrite: boolean
  /** Approved, but today's code would draw it differently, so its files are refused. */
  isOutdated: boolean
}

/** The family's contact for a sheet, at the reseller or the operator. */
export type Sender = {
  /** 'Lars Jensen, Holm Sten', or only the company. */
  name: string
  person: string | null
  company: string
  address: string | null
  phone: string | null
  email: string
}

/** A sheet as the family sees it. */
export type FamilySheetView = {
  status: ProofSheetStatus
  number: number
  version: number
  inscription: Inscription
  options: ArtworkOptions
  life: string
  facts: Array<[name: string, value: string]>
  note: string | null
  familyName: string
  readyWhen: string | null
  /** The contact; `company` is the data controller of the family's name and mail address. */
  sender: Sender & { isOperator: boolean }
  /** Who goes on in the sender's place while its agreement is suspended. */
  takenOverBy: { name: string; email: string } | null
  /** When the link expires, ISO 8601 in UTC. */
  linkEndsAt: string
  answeredByName: string | null
  answeredAt: string | null
  answer: string | null
}

export type FamilySheetAnswer = { kind: 'unknown' | 'expired' } | { kind: 'open'; sheet: FamilySheetView }

/** What is known of a code before it is drawn. `plate`: the options of the plate that was made with it. */
export type SheetStart = { material: StoneMaterial | null; symbolMm: number | null; plate: ArtworkOptions | null }

/** A code that may get a new sheet. */
export type CodeChoice = { code: string; formattedCode: string; packageName: string; stateText: string }
