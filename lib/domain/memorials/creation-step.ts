import { creationSteps, type MemorialView } from '@/lib/domain/memorials/schema'

export type CreationStep = (typeof creationSteps)[number]

/** The path of a step of guided creation. */
export function creationStepPath(memorialId: string, step: CreationStep): string {
  return `/create-memorial/guided?id=${memorialId}&trin=${step}`
}

export type Continuing = {
  path: string
  /** 'Fortsæt, trin 5 af 8' */
  label: string
  step: CreationStep
}

/** The next step of a page in guided creation; null when it is finished or was not begun that way. */
export function continuingOf({
  id,
  state,
  creationStep,
}: Pick<MemorialView, 'id' | 'state' | 'creationStep'>): Continuing | null {
  if (state !== 'draft' || creationStep === null) return null
  const step = creationSteps.find((name) => name === creationStep) ?? 'finish'
  const label = `Fortsæt, trin ${creationSteps.indexOf(step) + 1} af ${creationSteps.length}`
  return { path: creationStepPath(id, step), label, step }
}
