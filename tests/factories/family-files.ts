import { randomUUID } from 'node:crypto'
import { cancelImport } from '@/lib/domain/tree-files/commands/cancel-import'
import { confirmImport } from '@/lib/domain/tree-files/commands/confirm-import'
import { readImport } from '@/lib/domain/tree-files/commands/read-import'
import { uploadImport } from '@/lib/domain/tree-files/commands/upload-import'
import { writeImport } from '@/lib/domain/tree-files/commands/write-import'
import { gedcomOfTree } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { type ConfirmImportForm, type ImportReport, importReportSchema } from '@/lib/domain/tree-files/schema'
import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'
import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import type { Actor } from '@/lib/shared/actor'
import { callerFor } from '@/tests/factories/accounts'
import { madeUpFamily } from '@/tests/factories/made-up-family'

type Place = { actor: Actor; memorial: { id: string } }

/** A file's bytes around these lines. */
export function gedcomText(lines: string, version: GedcomVersion = '5.5.1'): string {
  return `0 HEAD\n1 SOUR SLAEGT\n2 NAME Slægt og data\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n${lines.trim()}\n0 TRLR\n`
}

const femaleNames = ['Karen', 'Ane Marie', 'Kirsten', 'Maren', 'Else', 'Bodil', 'Inger']
const maleNames = ['Hans', 'Jens Peter', 'Niels', 'Søren', 'Christen', 'Bo', 'Åge']
const surnames = ['Hansen', 'Jensen', 'Sørensen', 'Holm', 'Kjær', 'Østergaard']
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** A made-up family as another program would write it: with sources below dates, its own tags, shared notes and baptisms. */
export function familyFileText(size: number, seed = 1): string {
  const { people, unions } = madeUpFamily(size, seed)
  const asChild = new Map<string, string[]>()
  const asPartner = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, id: string, line: string) => map.set(id, [...(map.get(id) ?? []), line])
  const women = new Set<string>()
  const families = unions.map(({ id, kind, ended, partnerIds, children }, at) => {
    if (partnerIds[1]) women.add(partnerIds[1])
    for (const partner of partnerIds) add(asPartner, partner, `1 FAMS @${id.toUpperCase()}@`)
    for (const child of children) {
      const pedigree = child.kind === 'birth' ? '' : `\n2 PEDI ${child.kind}`
      add(asChild, child.id, `1 FAMC @${id.toUpperCase()}@${pedigree}`)
    }
    const spouses = partnerIds.map((partner, seat) => `1 ${seat === 0 ? 'HUSB' : 'WIFE'} @${partner.toUpperCase()}@`)
    const wedding = kind === 'married' ? [`1 MARR`, `2 DATE ABT ${1800 + (at % 150)}`, '2 SOUR @S1@'] : []
    const end = ended === 'divorced' ? ['1 DIV Y'] : []
    return [
      `0 @${id.toUpperCase()}@ FAM`,
      ...spouses,
      ...children.map((child) => `1 CHIL @${child.id.toUpperCase()}@`),
      ...wedding,
      ...end,
    ]
  })
  const individuals = people.map(({ id }, at) => {
    const isWoman = women.has(id)
    const given = pick(isWoman ? femaleNames : maleNames, at * 7)
    return [
      `0 @${id.toUpperCase()}@ INDI`,
      `1 NAME ${given} /${pick(surnames, at)}/`,
      `1 SEX ${isWoman ? 'F' : 'M'}`,
      '1 BIRT',
      `2 DATE ${1 + (at % 28)} ${pick(months, at)} ${1750 + (at % 200)}`,
      `2 PLAC ${pick(['Trans', 'Lemvig', 'Bøvling'], at)}, Ringkøbing Amt`,
      '2 SOUR @S1@',
      `3 PAGE opslag ${at}`,
      ...(at % 3 === 0 ? ['1 DEAT', `2 DATE BET ${1820 + (at % 100)} AND ${1825 + (at % 100)}`] : []),
      '1 CHR',
      `2 _VIDNE Fadder nummer ${at}`,
      ...(at % 5 === 0 ? ['1 NOTE @N1@'] : []),
      ...(asChild.get(id) ?? []),
      ...(asPartner.get(id) ?? []),
      `1 _ID ${at}`,
    ]
  })
  const shared = ['0 @S1@ SOUR', '1 TITL Kirkebog', '0 @N1@ NOTE Fra kirkebogen', '1 CONT i Trans sogn']
  return gedcomText(
    `${[...individuals, ...families].map((lines) => lines.join('\n')).join('\n')}\n${shared.join('\n')}`,
  )
}

/** Sends a file in, as an editor does. */
export async function upload(
  { actor, memorial }: Place,
  text: string | Buffer,
  filename = 'familien.ged',
): Promise<string> {
  const file = new UploadedFile(filename, typeof text === 'string' ? Buffer.from(text) : text)
  const { result } = await execute(uploadImport, callerFor(actor), { id: memorial.id, file })
  return (result as { importId: string }).importId
}

/** Sends a file in and reads it; the import waits for a decision. */
export async function uploadAndRead(place: Place, text: string | Buffer, filename?: string) {
  const importId = await upload(place, text, filename)
  await execute(readImport, worker, { importId })
  const { report } = await db.treeImport.findUniqueOrThrow({ where: { id: importId }, select: { report: true } })
  return { importId, report: importReportSchema.parse(report) as ImportReport }
}

/** Takes a whole file in, with the proposals as they are. */
export async function importFile(place: Place, text: string | Buffer, choices: Partial<ConfirmImportForm> = {}) {
  const { importId, report } = await uploadAndRead(place, text)
  const chosen = { pageXref: report.pageXref, keep: 'ours', apart: [], ...choices }
  await execute(confirmImport, callerFor(place.actor), { id: place.memorial.id, importId, ...chosen })
  await execute(writeImport, worker, { importId })
  return { importId, report }
}

export async function cancel({ actor, memorial }: Place, importId: string): Promise<void> {
  await execute(cancelImport, callerFor(actor), { id: memorial.id, importId })
}

/** The tree as the file an editor takes home. */
export async function exportedFile(treeId: string, version: GedcomVersion = '5.5.1', withLiving = true) {
  const chunks: Uint8Array[] = []
  const options = { version, withLiving, withPictures: false, now: new Date() }
  for await (const chunk of gedcomOfTree(db, treeId, options)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { bytes, text: bytes.toString(), file: readGedcomFile(bytes) }
}

/** An import as a row alone, without its file. */
export async function createImport(
  { tree, memorial }: { tree: { id: string }; memorial: { id: string } },
  status: 'reading' | 'review' | 'writing' | 'done' | 'failed' | 'cancelled',
): Promise<string> {
  const id = randomUUID()
  const of = { id, treeId: tree.id, memorialId: memorial.id, storageKey: `tree-imports/${id}.txt` }
  await db.treeImport.create({ data: { ...of, fileName: 'slægt.ged', bytes: 10, status } })
  return id
}
