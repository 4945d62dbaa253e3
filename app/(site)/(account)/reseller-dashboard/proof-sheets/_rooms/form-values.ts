import { artworkDefaults } from '@/components/artwork/artwork-defaults'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/views'

/** A form in which everything is still to be written. */
export function emptySheet(code: string): ProofSheetFormInput {
  return {
    ...{ code, name: '', born: '', died: '', dates: '', text: '', cutsText: true, confirmed: false },
    ...{ familyName: '', familyEmail: '', note: '' },
    options: artworkDefaults,
  }
}

/** A form with what stands in the sheet. */
export function formOfSheet(sheet: ProofSheetView): ProofSheetFormInput {
  const { inscription, formattedCode: code, familyName, familyEmail, note, options } = sheet
  return {
    ...inscription,
    ...{ code, familyName, familyEmail, options },
    text: inscription.text.join('\n'),
    note: note ?? '',
    confirmed: false,
  }
}

/** What was typed into a form that was refused without script comes before what stood there. */
export function withDraft(start: ProofSheetFormInput, typed: Record<string, string> = {}): ProofSheetFormInput {
  const plain = ['code', 'name', 'born', 'died', 'dates', 'text', 'familyName', 'familyEmail', 'note'] as const
  const entries = plain.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]))
  return { ...start, ...Object.fromEntries(entries) }
}
