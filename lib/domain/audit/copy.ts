import { commandTexts, formerNames } from '@/lib/domain/audit/command-texts'
import type { LogCheck } from '@/lib/domain/audit/schema'
import { counted } from '@/lib/shared/counted'
import { formatDate } from '@/lib/shared/danish-time'
import type { SessionKind } from '@/lib/shared/session-kinds'

/** The names of concepts in the log's filter. */
export const conceptNames: Readonly<Record<string, string>> = {
  'account-desk': 'Konti, set fra administrationen',
  accounts: 'Konti og login',
  anniversaries: 'Mærkedage',
  audit: 'Loggen',
  backups: 'Sikkerhedskopier',
  billing: 'Priser',
  bookkeeping: 'Bogføring',
  ceremonies: 'Højtideligheder',
  'code-desk': 'QR-koder, set fra administrationen',
  contributions: 'Bidrag',
  demo: 'Demonstration',
  exports: 'Eksport',
  'family-tree': 'Slægtstræer',
  faults: 'Fejl',
  followers: 'Dem, der følger en side',
  invoices: 'Fakturaer',
  media: 'Billeder, film og lyd',
  members: 'Medlemmer og overtagelser',
  memorials: 'Mindesider',
  'moving-greetings': 'Hilsner, der bevæger sig',
  music: 'Musik',
  notifications: 'Beskeder og mail',
  packages: 'Pakker',
  'page-creation': 'Nye mindesider',
  'page-desk': 'Mindesider, set fra administrationen',
  payments: 'Betalinger',
  'portrait-motion': 'Portrætter, der bevæger sig',
  privacy: 'Sletning og overdragelse',
  production: 'Produktion',
  'proof-sheets': 'Tegninger',
  'published-pages': 'Nødsider',
  'qr-codes': 'QR-koder',
  queues: 'Opgaver i baggrunden',
  reports: 'Anmeldelser',
  resellers: 'Forhandlere',
  'set-aside-jobs': 'Opgaver, der er sat til side',
  settlement: 'Betalinger, der blev ført',
  shipments: 'Forsendelser',
  'shop-orders': 'Familiers bestillinger',
  songs: 'Sange af livshistorien',
  stones: 'Billeder af sten',
  'storage-use': 'Plads og filer',
  subscriptions: 'Planer',
  support: 'Henvendelser',
  timeline: 'Tidslinje',
  'tree-files': 'Filer til slægtstræer',
  'tree-links': 'Mindesider i slægtstræer',
}

/** From where, in the log's muted line and its filter. */
export const sessionNames: Readonly<Record<SessionKind, string>> = {
  console: 'Administrationen',
  workshop: 'Værkstedet',
  reseller: 'En forhandlers konto',
  family: 'En families konto',
  visitor: 'Uden konto',
  system: 'Serveren selv',
}

/** The name of an actor without an account, by kind. */
export const actorNames: Readonly<Record<string, string>> = {
  visitor: 'En besøgende',
  system: 'Systemet',
  user: 'En konto, der er slettet',
  administrator: 'En administrator, der er slettet',
}

/** The name of a record whose own name is not looked up, or that is deleted. */
export const subjectNames: Readonly<Record<string, string>> = {
  archive: 'nødsiderne',
  artwork_export: 'en eksport',
  artwork_file: 'en fil til gravering',
  backup: 'en sikkerhedskopi',
  bank_file: 'en bankfil',
  bank_line: 'en indbetaling',
  bookkeeping: 'bogføringen',
  clock: 'uret',
  code_import: 'en liste med koder',
  contribution: 'et bidrag',
  demo: 'demonstrationen',
  fault: 'fejl',
  files: 'filer',
  invoice: 'en faktura',
  job: 'en opgave',
  log: 'loggen',
  mail: 'en mail',
  media: 'et billede, en film eller en optagelse',
  memorial: 'en mindeside, der er slettet',
  payment: 'en betaling',
  payment_comparison: 'en sammenligning',
  payment_difference: 'en forskel',
  payment_event: 'en besked fra betalingsudbyderen',
  price: 'en pris',
  production_batch: 'et parti',
  production_piece: 'et stykke',
  proof_sheet: 'en tegning',
  qr_code: 'en kode',
  qr_codes: 'koder',
  qr_package: 'en pakke',
  refund: 'en tilbagebetaling',
  reseller: 'en forhandler',
  reseller_application: 'en ansøgning',
  reseller_order: 'en bestilling',
  shop_order: 'en families bestilling',
  subscription: 'en plan',
  support_case: 'en henvendelse',
  user: 'en konto, der er slettet',
  users: 'konti',
}

/** A command's text, or its name when it has none. */
export function wordsOf(command: string): string {
  return commandTexts[formerNames[command] ?? command] ?? command
}

export type CommandGroup = { concept: string; name: string; commands: Array<{ command: string; words: string }> }

/** Every command by concept, for the filter. */
export function commandGroups(): CommandGroup[] {
  return Object.entries(conceptNames).map(([concept, name]) => ({
    concept,
    name,
    commands: commandsOf(concept).map((command) => ({ command, words: wordsOf(command) })),
  }))
}

/** The commands selected by the filter: one command, or all of a concept. */
export function commandsOf(what: string): string[] {
  return what.includes('.') ? [what] : Object.keys(commandTexts).filter((command) => command.startsWith(`${what}.`))
}

/** The same with their former names, which stored rows may have. */
export function writtenNamesOf(what: string): string[] {
  const commands = commandsOf(what)
  const former = Object.keys(formerNames).filter((name) => commands.includes(formerNames[name] ?? ''))
  return [...commands, ...former]
}

/** The name of a stored kind of session; null where none is stored. */
export function sessionNameOf(session: string | null): string | null {
  return session === null ? null : ((sessionNames as Readonly<Record<string, string>>)[session] ?? session)
}

/** The form that checks the log, and the part of the page it is on. */
export const checkForm = 'kontrol'

/** What a check of the log found, in one sentence each; none when everything fits. */
export function checkFindings({ changed, missing, firstBroken }: LogCheck): string[] {
  const found: Array<[number, string]> = [
    [changed, `${counted(changed, 'dags linjer', 'dages linjer')} er ændret, fjernet eller føjet til bagefter.`],
    [missing, `${counted(missing, 'dag', 'dage')} mangler sit fingeraftryk.`],
  ]
  const sentences = found.flatMap(([count, sentence]) => (count > 0 ? [sentence] : []))
  if (!firstBroken) return sentences
  return [...sentences, `Det begynder ${formatDate(new Date(firstBroken))}. Sammenlign med mailen om den dag.`]
}
