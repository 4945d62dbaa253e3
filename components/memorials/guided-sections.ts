import type { SectionName } from '@/components/memorials/form-values'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import type { CreationStep } from '@/lib/domain/memorials/creation-step'

// Constants outside the components: a new array on each render would create a new form.
const sections: Partial<Record<CreationStep, readonly SectionName[]>> = {
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
  return sections[step] ?? null
}
