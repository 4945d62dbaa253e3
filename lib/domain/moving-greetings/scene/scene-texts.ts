import { type Scene, sceneLabel } from './scene'
import { layOutWords, wordsWidth } from './word-lines'

/** One text as it is drawn, in pixels of the film. The baseline is counted from the top of its image. */
export type SceneText = {
  text: string
  face: 'serif' | 'sans'
  size: number
  height: number
  baseline: number
  /** Room to each side, for the soft edge. */
  margin: number
  /** On a dark plate of its own, because it may stand before anything. */
  hasPlate: boolean
}

/** A text's width in pixels at a size. */
export type Measure = (text: string, face: SceneText['face'], size: number) => number

const nameSize = 29
const labelSize = 19

/** The texts of a scene, broken into lines. Both canvases draw them alike. */
export function sceneTexts(
  { words, name }: Pick<Scene, 'words' | 'name'>,
  measure: Measure,
): { lines: SceneText[]; name: SceneText; label: SceneText } {
  const { size, lineHeight, lines } = layOutWords(words, (text, at) => measure(text, 'serif', at))
  const named = Math.min(nameSize, (nameSize * wordsWidth) / Math.max(1, measure(name, 'serif', nameSize)))
  return {
    lines: lines.map((text) => textOf(text, 'serif', size, lineHeight)),
    name: textOf(name, 'serif', named, Math.ceil(named * 1.4)),
    label: { ...textOf(sceneLabel, 'sans', labelSize, 36), margin: 14, hasPlate: true },
  }
}

function textOf(text: string, face: SceneText['face'], size: number, height: number): SceneText {
  return { text, face, size, height, baseline: Math.round(height * 0.7), margin: 6, hasPlate: false }
}

/** Of every text: its letters, their soft edge, and the plate. */
export const textColours = {
  letters: '#fffdf8',
  edge: 'rgba(20, 17, 14, 0.3)',
  plate: 'rgba(20, 17, 14, 0.62)',
} as const
/** The width of the soft edge, in pixels. */
export const textEdge = 4
export const plateRadius = 10
