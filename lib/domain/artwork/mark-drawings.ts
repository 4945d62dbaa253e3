import type { ArtworkMark } from '@/lib/domain/artwork/schema'

/**
 * Path commands are absolute M, L, Q, C, Z. Without a width the path is an area filled by the even-odd rule, with one a
 * line with round ends; a gap is subtracted from the parts before it.
 */
export type MarkPart = { path: string; width?: number; isGap?: boolean }

export type MarkDrawing = {
  /** The smallest height at which no line is thinner than 0.5 mm. */
  leastMm: number
  /** Tips and slivers thinner than 0.5 mm at the smallest height are removed. */
  isCleared?: true
  parts: readonly MarkPart[]
}

const area = (path: string): MarkPart => ({ path })
const line = (width: number, path: string): MarkPart => ({ path, width })
const gap = (width: number, path: string): MarkPart => ({ path, width, isGap: true })

/** Drawn by us, about 100 units high. Never change one: approved stones are cut from them. */
export const drawnMarks: Record<Exclude<ArtworkMark, 'none'>, MarkDrawing> = {
  candle: {
    leastMm: 6.5,
    parts: [
      area(
        'M-15 54 C-15 48 15 48 15 54 L15 100 L-15 100 Z ' +
          'M0 0 C10 13 17 20 17 30 C17 38 10 42 4 42 L4 34 C4 30 2 27 0 24 C-2 27 -4 30 -4 34 L-4 42 C-10 42 -17 38 -17 30 ' +
          'C-17 20 -10 13 0 0 Z',
      ),
    ],
  },
  heart: {
    leastMm: 6.5,
    parts: [
      area(
        'M0 96 C-22 78 -50 58 -50 30 C-50 14 -38 4 -25 4 C-14 4 -5 10 0 20 C5 10 14 4 25 4 C38 4 50 14 50 30 C50 58 22 78 0 96 Z',
      ),
    ],
  },
  cross: {
    leastMm: 6.5,
    parts: [area('M-6 0 L6 0 L6 28 L30 28 L30 40 L6 40 L6 100 L-6 100 L-6 40 L-30 40 L-30 28 L-6 28 Z')],
  },
  dove: {
    leastMm: 6.5,
    parts: [
      area(
        'M-62 44 C-57 36 -51 31 -43 31 C-35 31 -29 36 -26 43 C-31 25 -26 2 -10 -14 C-8 4 2 20 15 29 ' +
          'C11 16 13 0 22 -12 C27 8 36 30 36 50 L64 54 C58 64 48 70 37 72 C28 80 10 86 -8 83 C-30 79 -44 69 -48 54 ' +
          'C-51 49 -56 46 -62 44 Z',
      ),
    ],
  },
  leaf: {
    leastMm: 6.5,
    parts: [
      area(
        'M30 0 C38 34 28 66 -10 78 L-24 100 L-33 96 L-18 72 C-30 40 -10 12 30 0 Z ' +
          'M20 17 C4 32 -8 50 -12 66 L-4 70 C0 52 10 34 20 17 Z',
      ),
    ],
  },
  rose: {
    leastMm: 10,
    isCleared: true,
    parts: [
      // Stem and leaves, the cup of the flower, then the gaps between its petals.
      line(6, 'M2 44 C4 60 -4 76 0 100'),
      area('M0 72 C8 56 24 50 40 54 C38 70 20 80 0 74 Z M-1 88 C-10 72 -24 68 -38 72 C-35 86 -18 94 -1 90 Z'),
      area('M2 52 C-18 50 -30 38 -28 22 C-27 14 -22 8 -16 6 C-12 0 -2 -3 6 0 C18 -3 30 3 33 14 C37 28 28 48 2 52 Z'),
      gap(5, 'M-29 18 C-20 22 -14 34 2 37 C17 37 28 29 37 16'),
      gap(5, 'M-14 25 C-18 13 -5 7 1 11 C6 14 6 20 0 20'),
      gap(5, 'M11 35 C19 27 20 12 14 -4'),
    ],
  },
  anchor: {
    leastMm: 6.5,
    isCleared: true,
    parts: [
      line(
        8.6,
        'M0 1 C6.6 1 12 6.4 12 13 C12 19.6 6.6 25 0 25 C-6.6 25 -12 19.6 -12 13 C-12 6.4 -6.6 1 0 1 Z M0 1 L0.1 1 L0.2 1',
      ),
      area('M-5 24 L5 24 L5 92 L-5 92 Z'),
      area('M-26 33 L26 33 L26 42 L-26 42 Z'),
      line(10, 'M-34 70 C-29 84 -16 92 0 95 C16 92 29 84 34 70'),
      area('M-48 75 L-38 46 L-20 71 L-34 69 Z M48 75 L38 46 L20 71 L34 69 Z'),
    ],
  },
  lily: {
    leastMm: 10,
    isCleared: true,
    parts: [
      line(6, 'M0 46 C1 66 -1 80 0 95'),
      area('M0 98 C4 80 16 66 36 58 C34 78 20 92 0 100 Z M0 98 C-3 76 -14 60 -34 50 C-34 72 -20 90 0 100 Z'),
      area('M0 48 C-10 42 -14 30 -12 18 C-10 8 -5 2 0 -4 C5 2 10 8 12 18 C14 30 10 42 0 48 Z'),
      area('M-2 50 C-18 48 -24 34 -24 24 C-28 18 -36 15 -44 17 C-38 4 -22 4 -16 16 C-14 30 -10 42 -2 50 Z'),
      area('M2 50 C18 48 24 34 24 24 C28 18 36 15 44 17 C38 4 22 4 16 16 C14 30 10 42 2 50 Z'),
      gap(4.5, 'M-15 12 C-15 28 -11 37 -5 44'),
      gap(4.5, 'M15 12 C15 28 11 37 5 44'),
    ],
  },
}
