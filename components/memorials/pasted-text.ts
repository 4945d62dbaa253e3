import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'

/**
 * A pasted plain text for the editor, with the emphasis of the place it comes to: a paragraph after every empty line,
 * the other lines below each other. Without this each line is a paragraph, and the empty ones are lost.
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
  return paragraphs.filter((lines) => lines.length > 0)
}
