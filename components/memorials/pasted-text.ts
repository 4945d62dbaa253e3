import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'

/**
 * A pasted plain text for the editor, with the emphasis of the place it comes to: a paragraph after every empty line,
 * the other lines below each other, but for those that only the width of a page has broken. Without this each line is a
 * paragraph, and the empty ones are lost.
 */
export function pastedText(text: string, place: ResolvedPos): Slice {
  const { schema } = place.doc.type
  const paragraphs = paragraphsOf(text).map((lines) => {
    const words = lines.map((line) => schema.text(line, place.marks()))
    return schema.node(
      'paragraph',
      null,
      words.flatMap((line, index) => (index === 0 ? [line] : [schema.node('hardBreak'), line])),
    )
  })
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** The lines of each paragraph, none of them empty. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of text.split(/\r\n?|[\n\u2028\u2029]/)) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => (isProse(lines) ? unbroken(lines) : lines))
}

/**
 * Whether the lines are one text, broken where a page ends, as a PDF gives them: all but the last about as long, and
 * one goes on in the middle of a sentence. Verse begins each line with a capital, and lists have their signs.
 */
function isProse(lines: string[]): boolean {
  const [, ...following] = lines
  const widths = lines.slice(0, -1).map((line) => line.trimEnd().length)
  const isEven = widths.every((width) => width >= Math.max(40, Math.max(...widths) * 0.6))
  const goesOn = following.some((line) => /^\s*\p{Ll}/u.test(line))
  return (
    following.length > 0 && isEven && goesOn && !following.some((line) => /^\s*(?:[-–*•·▪]|\d{1,3}[.)]) /u.test(line))
  )
}

/** On one line; a word that was divided at its end is whole again. */
function unbroken(lines: string[]): string[] {
  const [first = '', ...following] = lines
  const whole = following.reduce((before, line) => {
    const start = before.trimEnd()
    const isDivided = /\p{Ll}[-\u00AD]$/u.test(start) && /^\s*\p{Ll}/u.test(line)
    return isDivided ? start.slice(0, -1) + line.trimStart() : `${start} ${line.trimStart()}`
  }, first)
  return [whole]
}
