import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { readLine } from './read-line'

/** What is needed to read the rest. */
export type Header = { isGedcom: boolean; encoding: string | null; version: GedcomVersion }

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

export function isHeadLine(line: ReturnType<typeof readLine>): boolean {
  return line?.level === 0 && line.tag === 'HEAD'
}
