import { artworkDefaults } from '@/components/artwork/artwork-form'
import type { ProofSheetFormInput, ProofSheetView, SheetStart } from '@/lib/domain/proof-sheets/schema'
import { plaqueMm } from '@/lib/domain/shop-orders/schema'
import type { OrderedDrawing } from '@/lib/domain/shop-orders/views'

type Known = { ordered: OrderedDrawing | null; begun: SheetStart | null }

/**
 * The first values of a new drawing: those of a family's order, when the code was made for one, of the plate that is made
 * already, or of the code's package.
 */
export function newSheet(code: string, { ordered, begun }: Known): ProofSheetFormInput {
  const empty = emptySheet(code)
  const { material, symbolMm, ...written } = ordered ?? { material: begun?.material, symbolMm: begun?.symbolMm }
  if (begun?.plate) {
    const { lines: _, ...options } = begun.plate
    return { ...empty, ...written, options }
  }
  const { width: widthMm, height: heightMm } = plaqueMm(symbolMm ?? 0)
  const plaque = symbolMm && { symbolMm, shape: 'rounded' as const, widthMm, heightMm }
  const options = { ...empty.options, ...(material && { material }), ...plaque }
  return { ...empty, ...written, options }
}

function emptySheet(code: string): ProofSheetFormInput {
  return {
    code,
    name: '',
    born: '',
    died: '',
    dates: '',
    text: '',
    cutsText: true,
    confirmed: false,
    familyName: '',
    familyEmail: '',
    note: '',
    internalNote: '',
    readyWhen: '',
    options: artworkDefaults,
  }
}

/** The form values of a sheet. */
export function formOfSheet(sheet: ProofSheetView): ProofSheetFormInput {
  const { inscription, formattedCode: code, familyName, familyEmail, note, internalNote, readyWhen, options } = sheet
  return {
    ...inscription,
    code,
    familyName,
    familyEmail,
    options,
    text: inscription.text.join('\n'),
    note: note ?? '',
    internalNote: internalNote ?? '',
    readyWhen: readyWhen ?? '',
    confirmed: false,
  }
}

const plain = ['code', 'name', 'born', 'died', 'dates', 'text', 'familyName', 'familyEmail'] as const
const notes = ['note', 'internalNote', 'readyWhen'] as const

/** Overrides the start values with the draft of a form that was refused without script. */
export function withDraft(start: ProofSheetFormInput, typed?: Record<string, string>): ProofSheetFormInput {
  if (!typed) return start
  const entries = [...plain, ...notes].flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]))
  const drawn = Object.entries(typed).flatMap(([name, value]) =>
    name.startsWith('options.') ? [[name.slice('options.'.length), value]] : [],
  )
  return {
    ...start,
    ...Object.fromEntries(entries),
    // A ticked box sends two values, which a draft drops; an unticked one sends only the empty field before it.
    cutsText: typed.cutsText !== '',
    confirmed: typed.confirmed === 'on',
    options: { ...start.options, ...Object.fromEntries(drawn), showsCode: typed['options.showsCode'] !== '' },
  }
}
