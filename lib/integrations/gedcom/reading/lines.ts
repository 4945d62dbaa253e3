import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'

export type GedcomLine = { level: number; xref: string | null; tag: string; value: string | null }

const [SPACE, TAB, AT, UNDERSCORE, ZERO, NINE] = [32, 9, 64, 95, 48, 57]
const LONGEST_TAG = 31

/**
 * Reads one line, without its end: level, identifier, tag and value as written. Space before the level is ignored
 * (5.5.1). Null when it is not a GEDCOM line. A tag of one's own may have small letters in 5.5.1; it is returned in
 * capitals.
 */
export function readLine(line: string): GedcomLine | null {
  const levelFrom = skipSpace(line, 0)
  let at = levelFrom
  while (isDigit(line.charCodeAt(at))) at++
  const afterLevel = skipSpace(line, at)
  if (at === levelFrom || afterLevel === at) return null
  const level = Number(line.slice(levelFrom, at))
  let xref: string | null = null
  at = afterLevel
  if (line.charCodeAt(at) === AT) {
    const close = line.indexOf('@', at + 1)
    const next = skipSpace(line, close + 1)
    if (close < at + 2 || next === close + 1) return null
    xref = line.slice(at + 1, close)
    at = next
  }
  const tagEnd = endOfTag(line, at)
  if (tagEnd === at) return null
  const tag = line.slice(at, tagEnd)
  return { level, xref, tag: tag.startsWith('_') ? tag.toUpperCase() : tag, value: line.slice(tagEnd + 1) || null }
}

/** The index after the tag; `from` when there is none. */
function endOfTag(line: string, from: number): number {
  const isOwn = line.charCodeAt(from) === UNDERSCORE
  let at = from
  while (at < line.length && isTagCharacter(line.charCodeAt(at), isOwn)) at++
  const isWhole = at === line.length || line.charCodeAt(at) === SPACE || line.charCodeAt(at) === TAB
  const length = at - from
  return isWhole && length <= LONGEST_TAG && length > (isOwn ? 1 : 0) && !isDigit(line.charCodeAt(from)) ? at : from
}

function isTagCharacter(code: number, isOwn: boolean): boolean {
  return (code > 64 && code < 91) || code === UNDERSCORE || isDigit(code) || (isOwn && code > 96 && code < 123)
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}

function skipSpace(line: string, from: number): number {
  let at = from
  while (line.charCodeAt(at) === SPACE || line.charCodeAt(at) === TAB) at++
  return at
}

const [LF, CR] = [10, 13]

/**
 * Calls `take` for each line with where it begins and ends, its end left out, and its number from 1. Lines end by CR, LF,
 * CR LF or LF CR. Returns how many there were; stops after `most`.
 */
export function eachLine(
  {
    codeAt,
    length,
    most = Number.POSITIVE_INFINITY,
  }: { codeAt: (at: number) => number; length: number; most?: number },
  take: (from: number, to: number, number: number) => void,
): number {
  let number = 0
  let from = 0
  for (let at = 0; at <= length && number < most; at++) {
    const code = at === length ? LF : codeAt(at)
    if (code !== CR && code !== LF) continue
    take(from, at, ++number)
    if (at + 1 < length && codeAt(at + 1) === (code === CR ? LF : CR)) at++
    from = at + 1
  }
  return number
}

/** What is needed to read the rest. */
type Header = { isGedcom: boolean; encoding: string | null; version: GedcomVersion }

/** Rubbish before `0 HEAD`, such as the head of a mail, may be this long. */
const LINES_BEFORE_HEADER = 20

/** Finds encoding (HEAD.CHAR) and version (HEAD.GEDC.VERS) in the beginning of a file. */
export function readHeader(beginning: string): Header {
  const header: Header = { isGedcom: false, encoding: null, version: '5.5.1' }
  let linesBefore = 0
  let above = ''
  for (const text of beginning.split(/[\r\n]+/)) {
    const line = readLine(text)
    if (!header.isGedcom) {
      header.isGedcom = isHeadLine(line)
      if (!header.isGedcom && text.trim() && ++linesBefore > LINES_BEFORE_HEADER) break
      continue
    }
    if (!line) continue
    if (line.level === 0) break
    if (line.level === 1) above = line.tag
    if (line.level === 1 && line.tag.startsWith('CHAR')) header.encoding = line.value?.trim() ?? null
    if (line.level === 2 && above === 'GEDC' && line.tag === 'VERS' && line.value?.trim().startsWith('7')) {
      header.version = '7.0'
    }
  }
  return header
}

function isHeadLine(line: ReturnType<typeof readLine>): boolean {
  return line?.level === 0 && line.tag === 'HEAD'
}
