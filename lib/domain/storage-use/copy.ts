import type { Forecast } from '@/lib/domain/storage-use/forecast'
import type { StoragePoint } from '@/lib/domain/storage-use/schema'
import { formatBytes } from '@/lib/shared/measures'

/** The form that removes files, and the part of the page it is on. */
export const orphansForm = 'herrelose'

/** The part of the page about files that are not there. */
export const missingPart = 'mangler'

/** Kinds of files by the beginning of their keys. */
const fileKinds: Readonly<Record<string, string>> = {
  exports: 'Tegninger til laseren',
  invoices: 'Fakturaer',
  media: 'Billeder, film og lyd',
  motion: 'Portrætter, der bevæger sig',
  pages: 'Færdige mindesider',
  'plan-papers': 'Betingelser som PDF',
  programmes: 'Programmer for højtideligheder',
  'proof-sheets': 'Tegninger til godkendelse',
  songs: 'Sange',
  stones: 'Billeder af sten',
  'tree-imports': 'Slægtsfiler',
  trees: 'Filer i slægtstræer',
}

export const fileKindName = (kind: string) => fileKinds[kind] ?? kind

export function forecastSentence(forecast: Forecast, dayInWords: (day: string) => string): string {
  if (forecast.kind === 'early')
    return 'Det er for tidligt at sige, hvornår disken er fuld: der skal være målt i mindst syv dage.'
  if (forecast.kind === 'steady') return 'Som det går nu, bliver disken ikke fuld.'
  return `Disken er fuld ${dayInWords(forecast.day)}, hvis det går som de sidste 30 dage: ${formatBytes(forecast.bytesADay)} om dagen.`
}

export const storageParts = { database: 'Databasen', files: 'Filer', free: 'Fri plads' } as const

/** What the plot says. */
export function storageSentence(points: readonly StoragePoint[]): string {
  const newest = (key: 'database' | 'files') => points.findLast((point) => point[key] !== null)?.[key] ?? null
  const [database, files] = [newest('database'), newest('files')]
  if (database === null) return 'Der er ikke målt noget endnu. Det sker hvert tiende minut.'
  const filesText = files === null ? 'filerne er ikke talt endnu' : `filerne ${formatBytes(files)}`
  return `Databasen fylder ${formatBytes(database)}, og ${filesText}.`
}
