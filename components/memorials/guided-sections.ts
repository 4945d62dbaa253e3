import type { SectionName } from '@/components/memorials/form-values'
import type { MemorialEditView } from '@/lib/domain/memorial-page/edit-view'
import type { CreationStep } from '@/lib/domain/memorials/creation-step'

// Outside the components: a list that is made anew at each drawing would be a new form.
const sections: Partial<Record<CreationStep, readonly SectionName[]>> = {
  name: ['name'],
  dates: ['dates'],
  epitaph: ['epitaph'],
  biography: ['biography'],
  places: ['resting', 'funeral'],
  visibility: ['visibility'],
}

/** What is filled in at a step; null where nothing is, or where it is not this person's to decide here. */
export function sectionsOfStep(
  step: CreationStep,
  { role, state }: Pick<MemorialEditView, 'role' | 'state'>,
): readonly SectionName[] | null {
  // Who may see an open page is not saved by the way: it has its own button in the editor.
  if (step === 'visibility' && (role !== 'owner' || state !== 'draft')) return null
  return sections[step] ?? null
}
