type Sheet = { id: string; number: number }

/**
 * Whether a drawing of a code is the one its family approved. `not_needed`: a plate that the workshop makes for stock or
 * for a reseller, which no family has seen a drawing of.
 */
export type Approval = { kind: 'none' } | { kind: 'not_needed' } | { kind: 'this' | 'other'; sheet: Sheet }

/** For inside the file: the approval at the time the file was made. */
export function approvalNote(approval: Approval): string {
  if (approval.kind === 'this') return `Godkendt af familien: tegning ${approval.sheet.number}.`
  if (approval.kind === 'not_needed') return 'Skal ikke godkendes af en familie.'
  return approval.kind === 'other'
    ? `IKKE GODKENDT. Familien har godkendt en anden tegning: nr. ${approval.sheet.number}.`
    : 'IKKE GODKENDT af familien, da filen blev lavet.'
}

/** For a screen. */
export function approvalText(approval: Approval): string {
  if (approval.kind === 'none') return 'Ikke godkendt af en familie'
  if (approval.kind === 'not_needed') return 'Skal ikke godkendes'
  const { number } = approval.sheet
  return approval.kind === 'this' ? `Godkendt: tegning ${number}` : `Familien har godkendt en anden: tegning ${number}`
}

/** For a file's name. ASCII. */
export function approvalInName(approval: Approval): string {
  if (approval.kind === 'not_needed') return 'uden-godkendelse'
  return approval.kind === 'this' ? `godkendt-tegning-${approval.sheet.number}` : 'ikke-godkendt'
}

/** 'nr. 12, 14 og 15'; the first ten of more. */
export function sheetNumbers(sheets: readonly Sheet[]): string {
  const shown = sheets.slice(0, 10).map(({ number }) => String(number))
  if (sheets.length > shown.length) return `nr. ${shown.join(', ')} og ${sheets.length - shown.length} til`
  const last = shown.pop()
  return `nr. ${shown.length > 0 ? `${shown.join(', ')} og ` : ''}${last}`
}

export const drawnOtherwise =
  'Koden eller teksten ville blive tegnet anderledes i dag end på den tegning, familien har godkendt.'
