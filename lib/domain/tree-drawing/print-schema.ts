import { z } from 'zod'
import { drawingInput, personId } from '@/lib/domain/family-tree/schema'
import type { TreeMemorial } from '@/lib/domain/tree-drawing/drawing-views'
import type { Point } from '@/lib/domain/tree-drawing/geometry'
import { fits, orientations, papers, type Sheet, scaleRange } from '@/lib/domain/tree-drawing/print/plan-sheets'
import { tick } from '@/lib/shared/input/tick'
import { typedNumber } from '@/lib/shared/input/typed-number'

/** A drawn view, the whole family, or the ancestors and descendants of one person. */
export const printedParts = ['view', 'lines', 'all'] as const
/** Generations in each direction. */
export const GENERATIONS_LIMIT = 12

const generations = (usual: number) =>
  typedNumber(z.number().int().min(0).max(GENERATIONS_LIMIT)).catch(usual).default(usual)

/** What is printed, and on what. A choice that does not exist is the usual one. */
export const printInput = drawingInput.extend({
  part: z.enum(printedParts).catch('view').default('view'),
  /** Whose ancestors and descendants; by default the page's person. */
  person: personId.optional().catch(undefined),
  up: generations(4),
  down: generations(3),
  paper: z.enum(papers).catch('A3').default('A3'),
  orientation: z.enum(orientations).catch('landscape').default('landscape'),
  fit: z.enum(fits).catch('one').default('one'),
  /** On several sheets: 1 has letters of 9 points. */
  scale: typedNumber(z.number().min(scaleRange.least).max(scaleRange.most)).catch(1).default(1),
  /** Members may have the living printed. */
  living: tick.catch(false),
})
export type PrintChoice = z.output<typeof printInput>

/** How a print would come out. */
export type PrintPlanView = {
  memorial: TreeMemorial
  /** Members can have the living printed. */
  isMember: boolean
  /** Whose ancestors and descendants are offered. */
  person: { id: string; name: string }
  people: number
} & (
  | { refusal: string; sheets: null }
  | { refusal: null; sheets: { all: Sheet[]; smallestPoints: number; drawing: SketchView } }
)

/** The drawing with boxes only, in pixels at scale 1. */
export type SketchView = { width: number; height: number; boxes: Point[] }
