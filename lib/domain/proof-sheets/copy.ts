import type { ProofSheetStatus } from '@/lib/domain/proof-sheets/schema'
import type { SheetEvent, SheetEventKind } from '@/lib/domain/proof-sheets/sheet-history'

export const sheetStatusTexts: Record<ProofSheetStatus, string> = {
  draft: 'Kladde',
  sent: 'Venter på familien',
  approved: 'Godkendt',
  changes_requested: 'Skal rettes',
  withdrawn: 'Trukket tilbage',
}

/** What happens next, shown to the sender. */
export const sheetNextSteps: Record<ProofSheetStatus, string> = {
  draft: 'Familien har ikke set tegningen endnu. Se den igennem, og send den.',
  sent: 'Familien har fået en mail med et link. Når de svarer, får du besked.',
  approved: 'Familien har godkendt tegningen. Den ligger nu fast, og arbejdet kan begynde.',
  changes_requested: 'Familien har bedt om en rettelse. Ret tegningen, og send den igen.',
  withdrawn: 'Åbner familien linket, står der, at tegningen er trukket tilbage.',
}

/** The line of each event in a sheet's history. */
export const sheetEventTexts: Record<SheetEventKind, (event: SheetEvent) => string> = {
  written: () => 'Tegningen blev lavet',
  copied: ({ words }) => `Tegningen blev lavet ud fra tegning ${words ?? ''}`,
  version: ({ version }) => `Version ${version} blev begyndt`,
  sent: ({ version }) => `Version ${version} blev sendt til familien`,
  reminded: () => 'Familien fik en påmindelse',
  changes_requested: ({ version }) => `Familien bad om en rettelse til version ${version}`,
  approved: ({ version }) => `Familien godkendte version ${version}`,
  withdrawn: () => 'Tegningen blev trukket tilbage',
}

/** '12, version 2': a sheet's name in PDFs and mails. */
export function sheetName({ number, version }: { number: number; version: number }): string {
  return version === 1 ? `${number}` : `${number}, version ${version}`
}

/** Ids of the form elements, also the names for `findDraft`. */
export const sheetFormName = 'tegning'
export const sheetActionsName = 'tegning-handling'
export const approveFormName = 'godkend'
export const changesFormName = 'rettelse'

/** Above the text of a drawing, which is all that is cut, or is cut apart from it. */
export const wordsTitle = ({ cutsText }: { cutsText: boolean }) =>
  cutsText ? 'Teksten, bogstav for bogstav' : 'Teksten på stenen, bogstav for bogstav'
/** Beside the dates of birth and death, which are not cut themselves. */
export const comparedWith = 'Datoerne er holdt op mod'

export const textCutApart = 'Teksten hugges for sig selv og er ikke med på tegningen.'
