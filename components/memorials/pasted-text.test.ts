import { Node } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { pastedText } from './pasted-text'

const schema = getSchema([StarterKit])
const bold = [{ type: 'bold' }]
const written = Node.fromJSON(schema, {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hun', marks: bold }] }],
})

test.each<[string, string[]]>([
  ['Et', ['Et']],
  ['Et\nto\n\nTre', ['Et|to', 'Tre']],
  ['Et\r\nto\r\n \t\r\n\r\nTre\r\n', ['Et|to', 'Tre']],
  ['Børn:\n- Ida\n* Per\n• Bo', ['Børn:|- Ida|* Per|• Bo']],
  ['Et\u2028to\rtre', ['Et|to|tre']],
  ['\n\n', []],
])('the plain text %j is pasted as %j, bold among bold words', (text, paragraphs) => {
  const { content } = pastedText(text, written.resolve(3))
  expect(content.content.map((one) => one.textBetween(0, one.content.size, '', '|'))).toEqual(paragraphs)
  content.descendants((node) => {
    if (node.isText) expect(node.toJSON().marks).toMatchObject(bold)
  })
})

test('a pasted line continues the paragraph it comes to', () => {
  const { openStart, openEnd } = pastedText('Et', written.resolve(3))
  expect([openStart, openEnd]).toEqual([1, 1])
})
