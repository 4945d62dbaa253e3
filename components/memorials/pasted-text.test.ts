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
  [
    'Hun blev født i et lille hus ved fjorden, hvor hendes far\nvar fisker, og hun lærte tidligt at lappe garn og koge sup-\npe. Siden flyttede familien til Hobro.\n\nHer gik hun i skole.',
    [
      'Hun blev født i et lille hus ved fjorden, hvor hendes far var fisker, og hun lærte tidligt at lappe garn og koge suppe. Siden flyttede familien til Hobro.',
      'Her gik hun i skole.',
    ],
  ],
  [
    'Op over vejen gik hun hver eneste morgen i al slags vejr\nNed over engen gik hun hver eneste aften med sin hund\nHjem',
    [
      'Op over vejen gik hun hver eneste morgen i al slags vejr|Ned over engen gik hun hver eneste aften med sin hund|Hjem',
    ],
  ],
  ['kort linje\nog en til', ['kort linje|og en til']],
  [
    'Hun efterlader sig en stor flok, som hun holdt meget af:\n- sin søster Ida, som hun delte værelse med i hele livet\n- og alle os andre',
    [
      'Hun efterlader sig en stor flok, som hun holdt meget af:|- sin søster Ida, som hun delte værelse med i hele livet|- og alle os andre',
    ],
  ],
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
