import { fitText } from '@/lib/domain/tree-drawing/fit-text'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import type { DrawnPerson } from '@/lib/domain/tree-drawing/schema'

// Pixels at scale 1, as in lib/domain/tree-drawing/geometry.ts.

export const portraitSize = { width: 44, height: 60 } as const
export const padding = 10
const gap = 8
/** Between the last line and the sign of a memorial. */
const signWidth = 24

export const fontSize = { name: 17, quiet: 16 } as const
const lineHeight = { name: 21, quiet: 19 } as const
/** From the top of a line to its letters' foot. */
const ascent = 16

export type TextLine = { text: string; y: number; kind: 'name' | 'quiet' }
type Told = Pick<DrawnPerson, 'name' | 'birthNameText' | 'lifespan' | 'portraitUrl' | 'memorialPath'>

export function textLeft({ portraitUrl }: Pick<DrawnPerson, 'portraitUrl'>): number {
  return portraitUrl === null ? padding : padding + portraitSize.width + gap
}

/** Two lines of name at most, the name at birth and the years, each within the box, in its middle from top to bottom. */
export function linesOfPerson(person: Told): TextLine[] {
  const width = boxSize.width - textLeft(person) - gap
  const name = fitText(person.name, [width / fontSize.name, width / fontSize.name])
  const sign = person.memorialPath === null ? 0 : signWidth
  const texts = [person.birthNameText ?? '', person.lifespan].filter((text) => text !== '')
  const quiet = texts.flatMap((text, at) => {
    const isLast = at === texts.length - 1
    return fitText(text, [(width - (isLast ? sign : 0)) / fontSize.quiet])
  })
  const lines = [
    ...name.map((text) => ({ text, kind: 'name' }) as const),
    ...quiet.map((text) => ({ text, kind: 'quiet' }) as const),
  ]
  let y = (boxSize.height - lines.reduce((sum, { kind }) => sum + lineHeight[kind], 0)) / 2
  return lines.map(({ text, kind }) => {
    const line = { text, kind, y: y + ascent }
    y += lineHeight[kind]
    return line
  })
}
