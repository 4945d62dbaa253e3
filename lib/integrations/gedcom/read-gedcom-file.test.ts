import { describe, expect, it } from 'vitest'
import { findChild, type GedcomNode } from './gedcom-records'
import { readGedcomFile } from './read-gedcom-file'

/** Has every Danish letter, so that each encoding shows. */
const name = 'Søren Æble /Ågård-Østergård på Ærø/'
const file = (charset: string, body = `0 @I1@ INDI\n1 NAME ${name}`, version = '5.5.1') =>
  `0 HEAD\n1 SOUR PROGRAM\n1 GEDC\n2 VERS ${version}\n1 CHAR ${charset}\n${body}\n0 TRLR\n`
const utf8 = (text: string) => new TextEncoder().encode(text)
const person = (bytes: Uint8Array): GedcomNode => {
  const found = readGedcomFile(bytes).records.find(({ tag }) => tag === 'INDI')
  if (!found) throw new Error('The file has no person')
  return found
}
const nameOf = (bytes: Uint8Array) => findChild(person(bytes), 'NAME')?.value
const faultsOf = (body: string) =>
  readGedcomFile(utf8(file('UTF-8', body))).faults.map(({ line, problem, text }) => [line, problem, text])

function singleByte(text: string, letters: Record<string, number[]>): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => letters[letter] ?? [letter.charCodeAt(0)]))
}
const cp850 = { æ: [0x91], ø: [0x9b], å: [0x86], Æ: [0x92], Ø: [0x9d], Å: [0x8f] }
const ansel = { æ: [0xb5], ø: [0xb2], å: [0xea, 0x61], Æ: [0xa5], Ø: [0xa2], Å: [0xea, 0x41] }
const macintosh = { æ: [0xbe], ø: [0xbf], å: [0x8c], Æ: [0xae], Ø: [0xaf], Å: [0x81] }
const cp1252 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const utf16le = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16())

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', 'UTF-8', utf8(file('UTF-8'))],
    ['UTF-8 with a mark', 'UTF-8', utf8(`\ufeff${file('UTF-8')}`)],
    ['UTF-16 in small order with a mark', 'UTF-16LE', utf16le(`\ufeff${file('UNICODE')}`)],
    ['UTF-16 in small order without one', 'UTF-16LE', utf16le(file('UNICODE'))],
    ['UTF-16 in great order with a mark', 'UTF-16BE', utf16be(`\ufeff${file('UNICODE')}`)],
    ['UTF-16 in great order without one', 'UTF-16BE', utf16be(file('UNICODE'))],
    ['ANSEL', 'ANSEL', singleByte(file('ANSEL'), ansel)],
    ['CP1252', 'CP1252', cp1252(file('ANSI'))],
    ['CP850', 'CP850', singleByte(file('IBMPC'), cp850)],
    ['CP850 by another name', 'CP850', singleByte(file('IBM DOS'), cp850)],
    ['Macintosh', 'macintosh', singleByte(file('MACINTOSH'), macintosh)],
    ['Macintosh that says nothing', 'macintosh', singleByte(file(''), macintosh)],
    ['CP1252 that says UTF-8', 'CP1252', cp1252(file('UTF-8'))],
    ['CP850 that says UTF-8', 'CP850', singleByte(file('UTF-8'), cp850)],
    ['ANSEL that says nothing', 'ANSEL', singleByte(file(''), ansel)],
    ['UTF-8 that says ANSI', 'UTF-8', utf8(file('ANSI'))],
    ['UTF-8 that says ANSEL', 'UTF-8', utf8(file('ANSEL'))],
    ['CP1252 that says ANSEL', 'CP1252', cp1252(file('ANSEL'))],
  ])('%s is read letter for letter', (_, encoding, bytes) => {
    expect(readGedcomFile(bytes).encoding).toBe(encoding)
    expect(nameOf(bytes)).toBe(name)
  })

  it('of ANSEL has marks before their letters, also several', () => {
    const letters = { α: [0xe2, 0x65], β: [0xf2, 0xe3, 0x61], γ: [0xc5] }
    const bytes = singleByte(file('ANSEL', '0 @I1@ INDI\n1 NAME α β γ'), letters)
    expect(nameOf(bytes)).toBe('é ậ ¿')
  })

  it('of UTF-8 whose lines were cut within characters is whole again', () => {
    const cut = (end: string) =>
      Buffer.concat([
        utf8(file('UTF-8', `0 @I1@ INDI\n1 NAME ${name}\n1 NOTE Fr`).slice(0, -8).replaceAll('\n', end)),
        Uint8Array.of(0xc3),
        utf8(`${end}2 CONC `),
        Uint8Array.of(0xb8),
        utf8(` og \u2026`).subarray(0, -1),
        utf8(`${end}2 CONC `),
        Uint8Array.of(0xa6),
        utf8(`slut${end}0 TRLR${end}`),
      ])
    for (const end of ['\n', '\r\n', '\r']) {
      expect(findChild(person(cut(end)), 'NOTE')?.value).toBe('Frø og …slut')
      expect(readGedcomFile(cut(end)).faults).toEqual([])
    }
  })

  it('of ANSEL is whole where a mark and its letter were cut apart', () => {
    const bytes = singleByte(file('ANSEL', '0 @I1@ INDI\n1 NOTE Gå\n2 CONC rd'), ansel)
    const at = bytes.lastIndexOf(0xea) + 1
    const cut = Buffer.concat([bytes.subarray(0, at), utf8('\n2 CONC '), bytes.subarray(at)])
    expect(findChild(person(cut), 'NOTE')?.value).toBe('Gård')
  })

  it('of letters that were read wrong is right again in every text, also where CONC cuts them', () => {
    const bytes = utf8(
      file('UTF-8', '0 @I1@ INDI\n1 NAME SÃ¸ren /Ã…gÃ¥rd/\n1 NOTE Fra VÃ\n2 CONC ¦rlÃ¸se\n2 CONT på KÃ¸ge'),
    )
    expect(person(bytes).children.map(({ value }) => value)).toEqual(['Søren /Ågård/', 'Fra Værløse\npå Køge'])
  })

  it('may have marks of byte order in its middle, also read as letters, and zero bytes', () => {
    const text = file('UTF-8', '0 @I1@ INDI\n1 NAME Ib\ufeff\0 /Kjær/\n\ufeff1 SEX M\nï»¿1 NOTE ï»¿Ja')
    for (const start of ['', '\ufeff', 'ï»¿', '\ufeff\ufeff']) {
      const found = person(utf8(start + text)).children
      expect(found.map(({ tag, value }) => [tag, value])).toEqual([
        ['NAME', 'Ib /Kjær/'],
        ['SEX', 'M'],
        ['NOTE', 'Ja'],
      ])
    }
  })
})

describe('a file of mixed encodings is read line by line, and what is not as the rest is named', () => {
  const danish = utf8(`1 NOTE ${name}\n`)
  const head = (charset: string) => utf8(file(charset, '0 @I1@ INDI').slice(0, -'0 TRLR\n'.length))
  const mixed = (charset: string, ...lines: Uint8Array[]) => {
    const { records, faults, encoding } = readGedcomFile(Buffer.concat([head(charset), ...lines, utf8('0 TRLR\n')]))
    const notes = records[1]?.children.map(({ value }) => value)
    return { notes, encoding, lines: faults.map(({ line, problem }) => [line, problem]) }
  }
  const latin = (text: string) => cp1252(`1 NOTE ${text}\n`)
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? utf8(part) : Uint8Array.of(part))))
  const named = [[8, 'UNDECODABLE_BYTES']]

  it.each([
    ['Latin-1 in UTF-8', 'UTF-8', danish, latin('Kærgård på Fyn'), 'Kærgård på Fyn'],
    ['Latin-1 in UTF-8 that says ANSEL', 'ANSEL', danish, latin('Kærgård'), 'Kærgård'],
    ['Latin-1 in UTF-8 without a word of it', '', danish, latin('M\u00fcller'), 'Müller'],
    ['DOS in UTF-8', 'UTF-8', danish, singleByte('1 NOTE Kær på Ærø\n', cp850), 'Kær på Ærø'],
    ['ANSEL in UTF-8', 'UTF-8', danish, singleByte('1 NOTE Kær på Ærø\n', ansel), 'Kær på Ærø'],
    ['both in one line', 'UTF-8', danish, bytes('1 NOTE Sør', 0xe5, 'd og Kær\n'), 'Søråd og Kær'],
    [
      'signs of Windows',
      'UTF-8',
      danish,
      bytes('1 NOTE Ole', 0x92, 's hus ', 0x96, ' ', 0x93, 'K', 0xf8, 'ge', 0x94, '\n'),
      'Ole’s hus – “Køge”',
    ],
    ['half a character', 'UTF-8', danish, bytes('1 NOTE Fr', 0xc3, '\n'), 'FrÃ'],
    ['a byte that fits none', 'UTF-8', danish, bytes('1 NOTE A', 0x81, 'b\n'), 'A\x81b'],
    ['half of UTF-16 as UTF-8', 'UTF-8', danish, bytes('1 NOTE ', 0xed, 0xa0, 0x80, '\n'), 'í\u00a0€'],
  ])('%s', (_, charset, first, second, note) => {
    expect(mixed(charset, first, second)).toEqual({ notes: [name, note], encoding: 'UTF-8', lines: named })
  })

  const many = latin('Åse på Ærø i Køge, født på Østergård')
  it.each([
    ['UTF-8 in Windows', 'ANSI', utf8('1 NOTE Sørens kær\n'), 'Sørens kær', named],
    ['another script', 'ANSI', utf8('1 NOTE Иван\n'), 'Иван', named],
    ['DOS in Windows', 'ANSI', singleByte('1 NOTE Sørens gård\n', cp850), 'Sørens gård', named],
    ['signs of Windows', 'ANSI', bytes('1 NOTE ', 0x91, 'Ole', 0x92, 's\n'), '‘Ole’s', []],
    ['a capital letter before a sign', 'ANSI', bytes('1 NOTE ', 0xab, 'CAF', 0xc9, 0xbb, '\n'), '«CAFÉ»', []],
  ])('%s', (_, charset, second, note, lines) => {
    const first = 'Åse på Ærø i Køge, født på Østergård'
    expect(mixed(charset, many, second)).toEqual({ notes: [first, note], encoding: 'CP1252', lines })
  })
})

describe('the lines of a file', () => {
  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['LF CR', '\n\r'],
  ])('may end with %s', (_, end) => {
    const { records, faults } = readGedcomFile(
      utf8(file('UTF-8', '0 @I1@ INDI\n1 NAME Ib\n1 BIRTH').replaceAll('\n', end)),
    )
    expect(records[1]?.children.map(({ tag, line }) => [tag, line])).toEqual([
      ['NAME', 7],
      ['BIRTH', 8],
    ])
    expect(faults).toEqual([])
  })

  it('are joined to texts, with what is doubled once', () => {
    const body = '0 @I1@ INDI\n1 NOTE Skriv til a@@b.dk, \n2 CONC @@hjem@@\n2 CONT\n2 CONT  anden linje\n1 FAMS @F1@'
    expect(person(utf8(file('UTF-8', body))).children).toMatchObject([
      { tag: 'NOTE', value: 'Skriv til a@b.dk, @hjem@\n\n anden linje', pointer: null, line: 7 },
      { tag: 'FAMS', value: null, pointer: 'F1' },
    ])
    const newer = file('UTF-8', '0 @I1@ INDI\n1 NOTE @@a@b og @@ c\n2 CONT @@d', '7.0')
    expect(findChild(person(utf8(newer)), 'NOTE')?.value).toBe('@a@b og @@ c\n@d')
  })

  it('of 5.5 and unknown versions are read as 5.5.1', () => {
    expect(readGedcomFile(utf8(file('UTF-8', '0 @I1@ INDI', '5.5'))).version).toBe('5.5.1')
    expect(readGedcomFile(utf8(file('UTF-8', '0 @I1@ INDI', '7.0.14'))).version).toBe('7.0')
    expect(readGedcomFile(utf8('0 HEAD\n0 TRLR')).version).toBe('5.5.1')
  })
})

describe('a wrong line is named, and the rest is read', () => {
  it.each([
    [
      'text that goes on',
      '0 @I1@ INDI\n1 NOTE Han rejste\n\ntil Amerika.\n3 sønner fulgte',
      [
        [9, 'CONTINUED_TEXT', 'til Amerika.'],
        [10, 'CONTINUED_TEXT', '3 sønner fulgte'],
      ],
    ],
    ['no line at all', '0 @I1@ INDI\n1 SEX M\n????\n1 NAME Ib', [[8, 'UNREADABLE_LINE', '????']]],
    ['a missing level', '0 @I1@ INDI\n1 BIRT\nDATE 1900\n1 NAME Ib', [[8, 'LEVEL_MISSING', 'DATE 1900']]],
    ['a jump in levels', '0 @I1@ INDI\n2 DATE 1900', [[7, 'LEVEL_JUMP', '2 DATE 1900']]],
    ['a misplaced continuation', '0 @I1@ INDI\n1 NOTE Et\n1 CONC  to', [[8, 'CONTINUATION_MISPLACED', '1 CONC  to']]],
    ['control characters', '0 @I1@ INDI\n1 NAME I\0b\x07', [[7, 'CONTROL_CHARACTERS', '1 NAME Ib']]],
    [
      'records after the end',
      '0 TRLR\n0 @I1@ INDI',
      [
        [7, 'AFTER_TRAILER', '0 @I1@ INDI'],
        [8, 'AFTER_TRAILER', '0 TRLR'],
      ],
    ],
  ])('%s', (_, body, faults) => {
    expect(faultsOf(body)).toEqual(faults)
  })

  it('text without its tag belongs to the text before it', () => {
    const note = findChild(person(utf8(file('UTF-8', '0 @I1@ INDI\n1 NOTE Et\n\nto\n5 MAJ 1945 kom\n1 SEX M'))), 'NOTE')
    expect(note?.value).toBe('Et\n\nto\n5 MAJ 1945 kom')
  })

  it('a jump in levels stands below the line before it', () => {
    const [first] = person(utf8(file('UTF-8', '0 @I1@ INDI\n2 BIRT\n4 DATE 1900\n2 DEAT'))).children
    expect(first).toMatchObject({ tag: 'BIRT', children: [{ tag: 'DATE' }] })
  })

  it('a file that was cut off, and lines before the header', () => {
    const { faults, records } = readGedcomFile(utf8('From: ib@example.dk\n\n0 HEAD\n0 @I1@ INDI\n1 NAM'))
    expect(records).toHaveLength(2)
    expect(faults.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'BEFORE_HEADER'],
      [5, 'TRAILER_MISSING'],
    ])
  })
})

describe('a hostile file', () => {
  it.each(['', '\0', 'Kære alle', '%PDF-1.7', `${'\n'.repeat(500)}x`, '1 HEAD\n0 TRLR'])(
    'that is no tree is refused: %j',
    (text) => {
      expect(() => readGedcomFile(utf8(text))).toThrow('NOT_GEDCOM')
    },
  )

  it('is refused by its size and its lines', () => {
    expect(() => readGedcomFile(utf8(file('UTF-8')), { bytes: 20 })).toThrow('TOO_LARGE')
    expect(() => readGedcomFile(utf8(file('UTF-8')), { lines: 5 })).toThrow('TOO_MANY_LINES')
  })

  it('of 100,000 levels keeps 99 and counts the rest', () => {
    const body = Array.from({ length: 100_000 }, (_, level) => `${level} TAG`).join('\n')
    const { faultCount, faults } = readGedcomFile(utf8(file('UTF-8', body)))
    expect(faultCount).toBe(99_900)
    expect(faults).toHaveLength(10_000)
    expect(faults[0]).toEqual({ line: 106, problem: 'LEVEL_TOO_DEEP', text: '100 TAG' })
  })

  it('with a line of a megabyte is read whole, and named by its beginning', () => {
    const long = 'æ@ '.repeat(350_000)
    expect(findChild(person(utf8(file('UTF-8', `0 @I1@ INDI\n1 NOTE ${long}`))), 'NOTE')?.value).toBe(long)
    expect(readGedcomFile(utf8(file('UTF-8', `0 @I1@ INDI\n${long}`))).faults[0]?.text).toHaveLength(80)
  })

  it('with half characters of UTF-16 gets whole ones', () => {
    const bytes = utf16le(`\ufeff${file('UNICODE', '0 @I1@ INDI\n1 NAME Ib \ud800 /\udc00/')}`)
    expect(nameOf(bytes)).toBe('Ib \ufffd /\ufffd/')
    expect(readGedcomFile(bytes).faults).toMatchObject([{ line: 7, problem: 'UNDECODABLE_BYTES' }])
  })
})
