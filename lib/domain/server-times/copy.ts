import type { ProcessRange, ProcessState, ShownKind, TimePeriod, TimeSort } from '@/lib/domain/server-times/schema'
import { queueWords } from '@/lib/domain/set-aside-jobs/copy'

export const kindTexts: Record<ShownKind, string> = {
  route: 'Ruter',
  command: 'Kommandoer',
  read: 'Opslag',
  job: 'Opgaver',
  statement: 'Forespørgsler til databasen',
}

/** What a row of the kind is. */
export const kindIntros: Record<ShownKind, string> = {
  route:
    'Tiden fra hele kaldet er modtaget, til svaret er sendt. En stjerne står for en sides navn, en kode eller et nummer.',
  command: 'Det, der ændrer noget. Afvisninger, for eksempel et forkert udfyldt felt, er ikke fejl.',
  read: 'Det, sider og lister henter.',
  job: 'Det, serveren laver, uden at nogen venter på en side.',
  statement: 'Tiden hos databasen, efter slags og den første tabel. Værdier bliver aldrig gemt.',
}

export const processesText = 'Processer'

export const periodTexts: Record<TimePeriod, string> = {
  hour: 'Denne og forrige time',
  day: 'Det seneste døgn',
  week: 'De seneste 7 dage',
  month: 'De seneste 30 dage',
}

export const sortTexts: Record<TimeSort, string> = {
  p95: 'p95',
  p99: 'p99',
  max: 'Længste tid',
  count: 'Flest gange',
  failed: 'Flest fejl',
}

export const rangeTexts: Record<ProcessRange, string> = {
  hours: 'De seneste 3 timer',
  day: 'Det seneste døgn',
  week: 'De seneste 7 dage',
}

export const stateTexts: Record<ProcessState, string> = {
  live: 'Kører',
  ended: 'Lukket',
  died: 'Gået ned',
}

/** Names that stand for many. */
const gathered: Readonly<Record<string, string>> = {
  andet: 'Alt andet',
  filer: 'Billeder, skrifter og scripts',
  ukendt: 'Adresser, der ikke findes',
}

/** What a name is, in words; null where the name says it. */
export function nameInWords(kind: ShownKind, name: string): string | null {
  return gathered[name] ?? (kind === 'job' ? (queueWords[name] ?? null) : null)
}

export const statementTexts = {
  title: 'Databasens egne tal',
  intro: 'De 20 forespørgsler, der har taget mest tid i alt, siden databasen begyndte at tælle. Uden værdier.',
  missing:
    'Databasen tæller ikke selv sine forespørgsler. Slå udvidelsen pg_stat_statements til, så står teksten på hver forespørgsel her. Hvordan står i docs/operations.md under Watching. Tallene ovenfor er der altid.',
}
