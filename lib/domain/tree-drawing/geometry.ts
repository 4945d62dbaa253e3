import type { ChildKind } from '@/lib/domain/family-tree/schema'

// Lengths are CSS pixels at scale 1; y grows downwards.

/** The box of a person: a portrait beside two lines of name and one of years. */
export const boxSize = { width: 216, height: 96 } as const

/** Between partners; their line is drawn in it. */
export const partnerGap = 36

/** Around the whole drawing; room for the links that open branches. */
export const drawingMargin = 36

export type Point = { x: number; y: number }

/** The top left corner of a person's box; `row` is the generation, 0 at the top. */
export type TreeBox = { id: string; x: number; y: number; row: number }

/**
 * A union. `x`, `y` is where the lines to its children begin: the middle of the partner line, or the lower edge of the only
 * known partner. `line` joins the partners and is empty with fewer than two.
 */
export type TreeCouple = { unionId: string; x: number; y: number; line: Point[] }

/** From the union to the upper edge of the child's box. */
export type TreeLine = { unionId: string; childId: string; kind: ChildKind; points: Point[] }

/** A bar across the lines of children who were born together. */
export type TwinBar = { unionId: string; childIds: string[]; points: [Point, Point] }

export type TreeLayout = {
  width: number
  height: number
  boxes: TreeBox[]
  couples: TreeCouple[]
  lines: TreeLine[]
  twins: TwinBar[]
}

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
