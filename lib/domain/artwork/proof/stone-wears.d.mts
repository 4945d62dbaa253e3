import type { Grey } from './grey.mjs'

/**
 * A symbol as it stands on the stone: `margin` modules of quiet zone and stone on all sides, `ground` (0 or 255) is what
 * remains where the engraving is lost.
 */
export type Stone = Grey & { modules: number; pixelsPerModule: number; margin: number; ground: number }
