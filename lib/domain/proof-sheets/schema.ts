import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { cleanLine, cleanText } from '@/lib/domain/contributions/clean-text'
import { lifeDateField, lifeDoubts, lifeProblem } from '@/lib/domain/proof-sheets/life-dates'
import { isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

export const proofSheetStatuses = ['draft', 'sent', 'approved', 'changes_requested', 'withdrawn'] as const
export type ProofSheetStatus = (typeof proofSheetStatuses)[number]

/** Longest line that is cut, and lines below name and dates; together what ArtworkOptions takes. */
export const longestLine = 60
export const mostTextLines = 4

const tooLong = `En linje må højst være på ${longestLine} tegn.`
const oneLine = z.string('Skriv en tekst.').transform(cleanLine).pipe(z.string().max(longestLine, tooLong))

const textField = z
  .string('Skriv en tekst.')
  .max(1000, tooLong)
  .default('')
  .transform((text) => cleanText(text).split('\n').map(cleanLine).filter(Boolean))
  .pipe(
    z
      .array(z.string().max(longestLine, tooLong))
      .max(mostTextLines, `Der er plads til ${mostTextLines} linjer under navn og datoer.`),
  )

/** A tick as JSON sends it, or a form: a hidden empty field stands before the box, for a form leaves out what is not ticked. */
export const tick = z
  .union([z.boolean(), z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value].flat().some((part) => part === true || part === 'on' || part === 'true'))

/** The drawing's options; what is cut comes from the inscription, whatever stands among them. */
const optionsField = artworkOptions.omit({ lines: true }).extend({
  showsCode: z.preprocess(
    (value) => (value === undefined ? undefined : tick.parse(value)),
    artworkOptions.shape.showsCode,
  ),
})

const familyNameField = z
  .string('Skriv familiens navn.')
  .transform(cleanLine)
  .pipe(z.string().min(2, 'Skriv familiens navn.').max(120, 'Navnet må højst være 120 tegn.'))

const fields = z.object({
  options: optionsField,
  /** As it will be cut, letter by letter. */
  name: oneLine.pipe(z.string().min(1, 'Skriv navnet, som det skal stå på stenen.')),
  born: lifeDateField,
  died: lifeDateField,
  /** The line with the dates as it will be cut, e.g. '* 3. maj 1942 † 12. januar 2024'; '' when there is none. */
  dates: oneLine.default(''),
  /** Further lines, one a line. */
  text: textField,
  /** False when the text stands on the stone already or is cut by itself: the drawing is then of the code alone. */
  cutsText: tick,
  familyName: familyNameField,
  familyEmail: emailField,
  note: z
    .string('Skriv en tekst.')
    .default('')
    .transform(cleanText)
    .pipe(z.string().max(1000, 'Der er plads til 1.000 tegn.')),
  /** That what seemed odd about the dates is right all the same. */
  confirmed: tick,
})

type Written = { born: string; died: string; dates: string; confirmed: boolean }

function checkLife({ confirmed, ...life }: Written, context: z.core.$RefinementCtx): void {
  const problem = lifeProblem(life)
  if (problem) context.addIssue({ code: 'custom', path: ['died'], message: problem })
  const doubts = problem ? [] : lifeDoubts(life)
  if (doubts.length > 0 && !confirmed) {
    context.addIssue({ code: 'custom', path: ['confirmed'], message: doubts.join(' ') })
  }
}

const codeField = z
  .string('Skriv koden.')
  .transform(normaliseTextCode)
  .refine(isTextCode, 'Det ligner ikke en af vores koder. Se efter, om alle tegn er rigtige.')

export const proofSheetId = z.object({ id: z.uuid() })
/** What the form in the browser asks for. */
export const proofSheetForm = fields.extend({ code: codeField }).superRefine(checkLife)
export type ProofSheetFormInput = z.input<typeof proofSheetForm>
export type ProofSheetFields = z.output<typeof fields>

export const writeProofSheetInput = z.preprocess(nestOptions, proofSheetForm)
export const updateProofSheetInput = z.preprocess(nestOptions, fields.extend({ id: z.uuid() }).superRefine(checkLife))

/** A plain form sends 'options.material' where a script sends options with material in them. */
function nestOptions(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || 'options' in sent) return sent
  const entries = Object.entries(sent)
  const prefix = 'options.'
  const options = entries.flatMap(([name, value]) =>
    name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value]] : [],
  )
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(prefix))),
    options: Object.fromEntries(options),
  }
}

/** What is kept of the inscription beside the options of the drawing. */
export const inscription = z.object({
  name: z.string(),
  born: z.string(),
  died: z.string(),
  dates: z.string(),
  text: z.array(z.string()),
  cutsText: z.boolean(),
})
export type Inscription = z.output<typeof inscription>

/** The lines of an inscription from above, exactly as they are cut. */
export function cutLines({ name, dates, text }: Pick<Inscription, 'name' | 'dates' | 'text'>): string[] {
  return [name, ...(dates ? [dates] : []), ...text]
}

const token = z.string().min(1).max(100)
const version = z.coerce.number('Hent siden igen, og prøv en gang til.').int().min(1).max(30_000)

export const proofSheetByLink = z.object({ token })

/** The version that was read comes along: nobody says yes to another than the one they saw. */
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
  answer: z
    .string('Skriv, hvad der skal rettes.')
    .transform(cleanText)
    .pipe(z.string().min(1, 'Skriv, hvad der skal rettes.').max(2000, 'Der er plads til 2.000 tegn.')),
})

/** Filters of a list as they stand in its address. Nonsense counts as nothing. */
export const proofSheetListInput = z.object({
  status: z.enum(proofSheetStatuses).optional().catch(undefined),
  search: z.string().trim().max(80).catch('').default(''),
  cursor: z.uuid().optional().catch(undefined),
})
export type ProofSheetFilter = z.output<typeof proofSheetListInput>
