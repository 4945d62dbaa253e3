import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import type { CreationStep } from '@/lib/domain/memorials/creation-step'
import { MOST_DONATIONS } from '@/lib/domain/memorials/donations-schema'
import { MOST_MUSIC_LINKS } from '@/lib/domain/memorials/music-links-schema'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import { dateFormValues } from '@/lib/shared/typed-year'

type Text = string | null

const text = (value: Text) => value ?? ''

/** The initial form values of each section: null becomes an empty field. */
export const sectionValues = {
  name: (view: MemorialEditView): MemorialForm => ({
    firstName: view.firstName,
    middleName: text(view.middleName),
    lastName: text(view.lastName),
    birthName: text(view.birthName),
  }),
  dates: (view: MemorialEditView): MemorialForm => ({
    born: dateFormValues(view.born),
    bornPlace: text(view.bornPlace),
    died: dateFormValues(view.died),
    diedPlace: text(view.diedPlace),
  }),
  epitaph: (view: MemorialEditView): MemorialForm => ({ epitaph: text(view.epitaph) }),
  biography: (view: MemorialEditView): MemorialForm => ({ biography: text(view.biography) }),
  resting: (view: MemorialEditView): MemorialForm => ({
    restingCemetery: text(view.restingCemetery),
    restingPlot: text(view.restingPlot),
    restingLatitude: degrees(view.restingLatitude),
    restingLongitude: degrees(view.restingLongitude),
  }),
  funeral: (view: MemorialEditView): MemorialForm => ({
    funeralKind: view.funeralKind ?? '',
    funeralDay: text(view.funeralDay),
    funeralTime: text(view.funeralTime),
    funeralPlace: text(view.funeralPlace),
    funeralAddress: text(view.funeralAddress),
    funeralNote: text(view.funeralNote),
    funeralStream: text(view.funeralStream),
    funeralRecording: text(view.funeralRecording),
    funeralAnswerBy: text(view.funeralAnswerBy),
  }),
  donations: (view: MemorialEditView): MemorialForm => ({
    donations: Array.from({ length: MOST_DONATIONS }, (_, index) => {
      const { name = null, link = null, mobilePay = null, note = null } = view.donations[index] ?? {}
      return { name: text(name), link: text(link), mobilePay: text(mobilePay), note: text(note) }
    }),
    donationsStay: view.donationsStay,
  }),
  music: (view: MemorialEditView): MemorialForm => ({
    musicLinks: Array.from({ length: MOST_MUSIC_LINKS }, (_, index) => {
      const { title = null, link = null } = view.musicLinks[index] ?? {}
      return { title: text(title), link: text(link) }
    }),
  }),
  look: (view: MemorialEditView): MemorialForm => ({ theme: view.theme }),
  layout: (view: MemorialEditView): MemorialForm => ({ layout: view.layout }),
  remembrance: (view: MemorialEditView): MemorialForm => ({
    remembersBirth: view.remembersBirth,
    remembersDeath: view.remembersDeath,
  }),
  visibility: (view: MemorialEditView): MemorialForm => ({ visibility: view.visibility }),
  moderation: (view: MemorialEditView): MemorialForm => ({
    guestbookMode: view.guestbookMode,
    tributeMode: view.tributeMode,
    candleMode: view.candleMode,
  }),
  address: (view: MemorialEditView): MemorialForm => ({ slug: view.slug }),
}

export type SectionName = keyof typeof sectionValues

/** The initial form values of several sections. */
export function valuesOf(sections: readonly SectionName[], view: MemorialEditView): MemorialForm {
  const values: MemorialForm = {}
  for (const section of sections) Object.assign(values, sectionValues[section](view))
  return values
}

function degrees(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',')
}

// Constants outside the components: a new array on each render would create a new form.
const stepSections: Partial<Record<CreationStep, readonly SectionName[]>> = {
  name: ['name'],
  dates: ['dates'],
  epitaph: ['epitaph'],
  biography: ['biography'],
  places: ['resting', 'funeral'],
  visibility: ['visibility'],
}

/** The sections filled in at a step; null without any, or where this member may not decide it here. */
export function sectionsOfStep(
  step: CreationStep,
  { role, state }: Pick<MemorialEditView, 'role' | 'state'>,
): readonly SectionName[] | null {
  // The visibility of a published page is not autosaved: it has its own button in the editor.
  if (step === 'visibility' && (role !== 'owner' || state !== 'draft')) return null
  return stepSections[step] ?? null
}
