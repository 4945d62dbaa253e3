import type { ChildKind } from '@/lib/domain/family-tree/schema'

/** The pattern of the line to a child; told apart without colour. Lengths in pixels at scale 1. */
export const linePatterns: Readonly<
  Record<ChildKind, { width: number; dash?: readonly number[]; cap: 'round' | 'butt' }>
> = {
  birth: { width: 1.5, cap: 'butt' },
  adopted: { width: 1.5, dash: [9, 5], cap: 'butt' },
  foster: { width: 2.5, dash: [0.1, 5], cap: 'round' },
  step: { width: 1.5, dash: [12, 4, 2, 4], cap: 'butt' },
  unknown: { width: 1.5, dash: [3, 9], cap: 'butt' },
}
