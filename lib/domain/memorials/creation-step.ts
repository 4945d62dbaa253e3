import { creationSteps, type MemorialView } from '@/lib/domain/memorials/schema'

export type CreationStep = (typeof creationSteps)[number]

const forOwnStory: readonly CreationStep[] = ['name', 'dates', 'portrait', 'biography', 'successor', 'finish']
const forOthers: readonly CreationStep[] = creationSteps.filter((step) => step !== 'successor')

/** The steps of a page, in order. A living person is not asked for a grave, and names who takes over. */
export function stepsOf({ isOwnStory }: Pick<MemorialView, 'isOwnStory'>): readonly CreationStep[] {
  return isOwnStory ? forOwnStory : forOthers
}

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
  isOwnStory,
}: Pick<MemorialView, 'id' | 'state' | 'creationStep' | 'isOwnStory'>): Continuing | null {
  if (state !== 'draft' || creationStep === null) return null
  const steps = stepsOf({ isOwnStory })
  const step = steps.find((name) => name === creationStep) ?? 'finish'
  const label = `Fortsæt, trin ${steps.indexOf(step) + 1} af ${steps.length}`
  return { path: creationStepPath(id, step), label, step }
}
