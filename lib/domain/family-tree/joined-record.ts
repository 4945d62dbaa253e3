import 'server-only'
import { addTo } from '@/lib/domain/family-tree/partners'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import {
  eachNode,
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { writeGedcomFile } from '@/lib/integrations/gedcom/write-gedcom-file'

/** A record as it is kept. */
type Kept = { lines: string; version: string }

/**
 * One record of two about the same person, in the first one's version: the first, with everything of the second that it
 * does not say itself. What is read from one only stays the first's: sex, and the name; further names are called so.
 * `tagOf` says what kind of record a pointer leads to; it is asked only where the versions differ.
 */
export function joinedLines(first: Kept, second: Kept, tagOf: (xref: string) => string | undefined): string {
  const version = versionOf(first)
  const [base, other] = [readRecord(first), readRecord(second)]
  if (!base || !other) return first.lines
  const same = versionOf(second) === version ? other : inVersion(other, { from: versionOf(second), to: version, tagOf })
  const said = new Set(base.children.map(keyOf))
  const [baseLinks, sameLinks] = [linksOf(base), linksOf(same)]
  // They are written anew with every export.
  const isSameLink = (node: GedcomNode) => baseLinks.has(linkKeyOf(node) ?? '')
  const isNews = (node: GedcomNode) => node.tag !== 'SEX' && !said.has(keyOf(node)) && !isSameLink(node)
  const added = same.children.filter(isNews).map((node) => asFurther(node, version))
  const own = base.children.map((child) => withWordsOf(child, sameLinks))
  if (added.length === 0 && own.every((child, at) => child === base.children[at])) return first.lines
  return writtenLines({ ...base, children: [...own, ...added] }, version)
}

/** A link with what the other record's says of it: how a child belongs. */
function withWordsOf(link: GedcomNode, others: Links): GedcomNode {
  const news = (others.get(linkKeyOf(link) ?? '') ?? [])
    .flatMap(({ children }) => children)
    .filter(({ tag }) => !findChild(link, tag))
  return news.length > 0 ? { ...link, children: [...link.children, ...news] } : link
}

/** The identifiers that a record points to. */
export function pointersOf(kept: Kept): string[] {
  const record = readRecord(kept)
  return record ? [...eachNode([record])].flatMap(({ pointer }) => pointer ?? []) : []
}

/**
 * Lines in which whatever pointed to one record points to another. In kept lines a pointer is all that follows its tag.
 */
export function repointed(lines: string, from: string, to: string): string {
  return lines.replace(/^(\d+ [A-Z0-9_]+ )@([^@\n]+)@$/gm, (line, start: string, xref: string) =>
    xref === from ? `${start}@${to}@` : line,
  )
}

function versionOf({ version }: Kept): GedcomVersion {
  return version === '7.0' ? '7.0' : '5.5.1'
}

function readRecord(kept: Kept): GedcomRecord | undefined {
  const head = `0 HEAD\n1 GEDC\n2 VERS ${versionOf(kept)}\n1 CHAR UTF-8\n`
  return readGedcomFile(new TextEncoder().encode(`\ufeff${head}${kept.lines}\n0 TRLR\n`)).records[1]
}

function writtenLines(record: GedcomRecord, version: GedcomVersion): string {
  const text = new TextDecoder().decode(writeGedcomFile({ version, records: [record] }))
  return text.replaceAll('\r\n', '\n').trimEnd()
}

/** The pointers of a record to families, partners and children, by what they say. */
type Links = ReadonlyMap<string, GedcomNode[]>

function linksOf({ children }: GedcomRecord): Links {
  const links = new Map<string, GedcomNode[]>()
  for (const child of children) {
    const key = linkKeyOf(child)
    if (key !== null) addTo(links, key, child)
  }
  return links
}

/** What a link says; null for what is none. */
function linkKeyOf({ tag, pointer }: GedcomNode): string | null {
  const kind = linkKinds.get(tag)
  return kind === undefined ? null : `${kind} ${pointer}`
}

/** A partner may have the other's place in another file. */
const linkKinds = new Map([
  ['FAMC', 'FAMC'],
  ['FAMS', 'FAMS'],
  ['CHIL', 'CHIL'],
  ['HUSB', 'partner'],
  ['WIFE', 'partner'],
])

/** With a type of its own, a second name would be read in place of the first. */
function asFurther(node: GedcomNode, version: GedcomVersion): GedcomNode {
  const type = node.tag === 'NAME' ? (findChild(node, 'TYPE')?.value ?? 'birth') : null
  if (type === null || !/^(married|birth|maiden)/i.test(type)) return node
  const rest = node.children.filter(({ tag }) => tag !== 'TYPE')
  return { ...node, children: [gedcomNode('TYPE', { value: version === '7.0' ? 'AKA' : 'aka' }), ...rest] }
}

function keyOf({ tag, value, pointer, children }: GedcomNode): string {
  return JSON.stringify([tag, value, pointer, children.map(keyOf)])
}

type Conversion = { from: GedcomVersion; to: GedcomVersion; tagOf: (xref: string) => string | undefined }

/** A record alone in another version; what it points to is stood in for. */
function inVersion(record: GedcomRecord, { from, to, tagOf }: Conversion): GedcomRecord {
  const pointers = new Set([...eachNode([record])].flatMap(({ pointer }) => pointer ?? []))
  const standIns = [...pointers].flatMap((xref) => {
    const tag = tagOf(xref)
    return tag ? [gedcomNode(tag, { xref })] : []
  })
  const made = convertRecords([gedcomNode('HEAD'), record, ...standIns], from, to)
  return made.find(({ tag, xref }) => tag === record.tag && xref === record.xref) ?? record
}
