import type { FaultState, FaultSummary } from '@/lib/domain/faults/schema'

export const faultStateLabels: Record<FaultState, string> = { open: 'Ikke løst', solved: 'Løst', all: 'Alle' }

export const faultBadges: Record<FaultSummary['state'], string> = {
  new: 'Ny',
  returned: 'Kommet igen',
  open: 'Ikke løst',
  solved: 'Løst',
}

/** The name of all forms about faults, and the fragment they redirect to. */
export const faultForm = 'fejl'

export const faultTexts = {
  title: 'Fejl',
  intro:
    'Hver uventet fejl står her én gang, uanset hvor tit den er kommet. Vi gemmer aldrig, hvad nogen har skrevet: kun fejlens slags, stedet i programmet og de funktioner, der kørte.',
  solve: 'Markér som løst',
  reopen: 'Åbn igen',
  solved: 'Markeret som løst. Kommer fejlen igen, åbnes den af sig selv, og I får en mail.',
  reopened: 'Åbnet igen.',
  emptyOpen: { title: 'Ingen fejl, der mangler at blive løst', text: 'Kommer der en ny, får I en mail.' },
  emptyFound: { title: 'Ingen fejl passer', text: 'Søg efter en del af fejlens slags eller stedet.' },
}

/** The message after an act; `act` is in the address. */
export function faultDone(act: string | undefined): string | null {
  return act === 'loest' ? faultTexts.solved : act === 'aabnet' ? faultTexts.reopened : null
}
