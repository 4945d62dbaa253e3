import 'server-only'
import type { FileAnswer } from '@/lib/server/file-route'
import { fileStream } from '@/lib/server/file-stream'
import { byteOrderMark, type CsvColumn, csvRows } from '@/lib/shared/csv'

/** A size that spreadsheets still open; a shorter period gives the rest. */
export const mostInFile = 10_000
const perPortion = 500

type ListFile<Line> = {
  filename: string
  columns: ReadonlyArray<CsvColumn<Line>>
  /** Its lines as the list pages them. */
  readPage: (cursor: string | undefined, perPage: number) => Promise<{ items: Line[]; nextCursor: string | null }>
}

/** A list as a CSV file, at most its first 10,000 lines, read while it is sent: one portion in memory at a time. */
export function listFile<Line>({ filename, ...file }: ListFile<Line>): FileAnswer {
  return { body: fileStream(portions(file)), contentType: 'text/csv; charset=utf-8', filename }
}

async function* portions<Line>({ columns, readPage }: Omit<ListFile<Line>, 'filename'>): AsyncGenerator<string> {
  yield byteOrderMark + csvRows([columns.map(([heading]) => heading)])
  let cursor: string | null | undefined
  for (let written = 0; written < mostInFile && cursor !== null; written += perPortion) {
    const { items, nextCursor } = await readPage(cursor, perPortion)
    yield csvRows(items.map((line) => columns.map(([, cell]) => cell(line))))
    cursor = nextCursor
  }
}
