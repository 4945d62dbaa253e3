import { parseGedcom } from 'read-gedcom'
import { describe, expect, it } from 'vitest'
import { everyStructure } from '@/tests/factories/sample-records'
import { findChild, type GedcomNode, type GedcomRecord, type GedcomVersion, gedcomNode } from './gedcom-records'
import { readGedcomFile } from './read-gedcom-file'
import { streamGedcomFile, writeGedcomFile } from './write-gedcom-file'

const versions = ['5.5.1', '7.0'] as const

function fileWith(version: GedcomVersion, ...nodes: GedcomNode[]): { version: GedcomVersion; records: GedcomRecord[] } {
  const vers = gedcomNode('VERS', { value: version })
  const head = gedcomNode('HEAD', {
    children: [gedcomNode('GEDC', { children: [vers] }), gedcomNode('CHAR', { value: 'UTF-8' })],
  })
  return { version, records: [head, gedcomNode('INDI', { xref: 'I1', children: nodes }), gedcomNode('TRLR')] }
}

const text = (file: { version: GedcomVersion; records: GedcomRecord[] }) =>
  Buffer.from(writeGedcomFile(file)).toString()
const withoutLines = (node: GedcomNode): GedcomNode => ({ ...node, line: 0, children: node.children.map(withoutLines) })
const noteOf = (file: { version: GedcomVersion; records: GedcomRecord[] }) =>
  readGedcomFile(writeGedcomFile(file)).records[1]?.children[0]?.value

const difficult = [
  ['a long text', 'Et ord og et til. '.repeat(100).trim()],
  ['a word of 1,000 letters', 'å'.repeat(1000)],
  ['letters of four bytes', '🕯'.repeat(300)],
  ['spaces at both ends', '   midt   '],
  ['1,000 spaces', `a${' '.repeat(1000)}b`],
  ['only @', '@'.repeat(601)],
  ['what looks like a pointer', '@I1@'],
  ['addresses and empty lines', '\n@a@b.dk\n\n@@c\n'],
  ['a calendar of 5.5.1', '@#DJULIAN@ 1 JAN 1699'],
] as const

describe.each(versions)('a file in %s', (version) => {
  it('is read as it was written, whatever it holds', () => {
    const records = everyStructure(version)
    const read = readGedcomFile(writeGedcomFile({ version, records }))
    expect(read.faults).toEqual([])
    expect(read.records.map(withoutLines)).toEqual(records)
  })

  it.each(difficult)('keeps %s', (_, value) => {
    expect(noteOf(fileWith(version, gedcomNode('NOTE', { value })))).toBe(value)
    expect(noteOf(fileWith(version, gedcomNode('DATE', { value })))).toBe(value)
  })

  it('has no control characters that the version bans and no half ones', () => {
    expect(noteOf(fileWith(version, gedcomNode('NOTE', { value: 'a\0b\x1fc\u0081\r\nd\re \ud800' })))).toBe(
      `abc${version === '5.5.1' ? '\u0081' : ''}\nd\ne \ufffd`,
    )
  })

  it('is the same in portions', async () => {
    const file = fileWith(
      version,
      ...Array.from({ length: 5000 }, (_, at) => gedcomNode('NOTE', { value: `Ærø ${at}` })),
    )
    const portions: Uint8Array[] = []
    for await (const portion of streamGedcomFile(version, file.records)) portions.push(portion)
    expect(Buffer.concat(portions).equals(writeGedcomFile(file))).toBe(true)
  })
})

describe('a line in 5.5.1', () => {
  it.each(difficult)('has at most 255 bytes and no space at a cut: %s', (name, value) => {
    const lines = text(fileWith('5.5.1', gedcomNode('NOTE', { value })))
      .slice(1)
      .split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(253)
    const isCut = (line: string, at: number) => line.startsWith('2 CONC ') || lines[at + 1]?.startsWith('2 CONC ')
    if (name === '1,000 spaces') return
    for (const line of lines.filter(isCut)) expect(line.replace(/^\d (NOTE|CONC) /, '')).toMatch(/^\S(.*\S)?$/s)
  })

  it('names its encoding, whichever the file came in', () => {
    const ansel = readGedcomFile(Buffer.from('0 HEAD\n1 CHAR ANSEL\n2 VERS 1985\n0 TRLR\n'))
    expect(text(ansel)).toBe('\ufeff0 HEAD\r\n1 CHAR UTF-8\r\n0 TRLR\r\n')
  })

  it('is read alike by another program', () => {
    // That reader has no characters of four bytes, and takes the last two for a pointer and a calendar.
    const known = difficult.filter(([name]) => !['letters of four bytes', 'what looks like a pointer'].includes(name))
    const file = fileWith('5.5.1', ...known.map(([, value]) => gedcomNode('NOTE', { value })))
    const bytes = writeGedcomFile(file)
    const tree = parseGedcom(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
    const person = tree.children.find(({ tag }) => tag === 'INDI')
    const notes = person?.children.filter(({ tag }) => tag === 'NOTE').map(({ value }) => value)
    expect(notes).toEqual(known.map(([, value]) => value))
  })
})

it('a line in 7.0 is never cut', () => {
  expect(text(fileWith('7.0', gedcomNode('NOTE', { value: 'x'.repeat(5000) })))).not.toContain('CONC')
  expect(findChild(fileWith('7.0').records[0] ?? gedcomNode('HEAD'), 'CHAR')).not.toBeNull()
})
