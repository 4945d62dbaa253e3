import { describe, expect, it } from 'vitest'
import { mostPlateTexts, readPlateTexts } from '@/lib/domain/production/plate-texts'

describe('a list of texts', () => {
  it.each([
    ['semicolons', 'Nr.;Linje 1;Linje 2\r\n1;Karen Holm;1941 – 2024\r\n2;Åge Bøgh;\r\n'],
    ['commas', 'nr,linje 1,linje 2\n1,Karen Holm,1941 – 2024\n2,Åge Bøgh,'],
    ['tabs, as it is copied', 'Stykke\tLinje 1\tLinje 2\n1\tKaren Holm\t1941 – 2024\n2\tÅge Bøgh\t'],
    [
      'quotes and a mark of its encoding',
      '\uFEFF"Nr.";"Linje 1";"Linje 2"\n"1";"Karen Holm";"1941 – 2024"\n"2";"Åge Bøgh";""',
    ],
  ])('is read with %s', (_, list) => {
    expect(readPlateTexts(list)).toEqual({
      problems: [],
      texts: [
        { row: 2, code: null, position: 1, lines: ['Karen Holm', '1941 – 2024'] },
        { row: 3, code: null, position: 2, lines: ['Åge Bøgh'] },
      ],
    })
  })

  it('finds a plaque by its code as it is written on paper', () => {
    const { texts } = readPlateTexts('Kode;Linje 1\nk7qmh-9wndb;Karen Holm')
    expect(texts).toMatchObject([{ code: 'K7QMH9WNDB', position: null }])
  })

  it.each([
    ['a head and nothing under it', 'Nr.;Linje 1\n;\n;\n', 0],
    ['letters of another encoding', Buffer.from('Nr.;Linje 1\n1;Åge', 'utf16le').toString('latin1'), 0],
    ['letters that were lost', 'Nr.;Linje 1\n1;\uFFFDge', 0],
    ['a quotation mark without end', 'Nr.;Linje 1\n1;Bo\n2;"Åge\n3;Ib', 3],
    ['a cell of two lines', 'Nr.;Linje 1\n1;"Bo\nIb"', 2],
    ['no head', '1;Karen', 1],
    ['a head of other words', 'Nr.;Navn\n1;Karen', 1],
    ['no text', 'Nr.;Linje 1\n1;  ', 2],
    ['no number', 'Nr.;Linje 1\nx;Karen', 2],
    ['a plaque twice', 'Nr.;Linje 1\n1;Karen\n1;Karl', 3],
    ['a line too long', `Nr.;Linje 1\n1;${'x'.repeat(61)}`, 2],
    ['a line too many', `Nr.;${'1234567'.replaceAll(/./g, 'Linje $&;')}\n1;a;b;c;d;e;f;g`, 2],
    ['too many rows', `Nr.;Linje 1\n${'1;Karen\n'.repeat(mostPlateTexts + 1)}`, mostPlateTexts + 2],
  ])('with %s is told by its row', (_, list, row) => {
    expect(readPlateTexts(list).problems[0]).toEqual({ row, problem: expect.any(String) })
  })
})
