import { validate as isUuid } from 'uuid'

const roles: Readonly<Record<string, string>> = {
  owner: 'ejer',
  editor: 'kan skrive med',
  viewer: 'kan se siden',
  first_reader: 'kan godkende hilsner',
  successor: 'efterfølger',
  colleague: 'kollega',
}
const statuses: Readonly<Record<string, string>> = {
  pending: 'afventer',
  approved: 'godkendt',
  rejected: 'afvist',
  draft: 'kladde',
  sent: 'sendt',
  changes_requested: 'skal rettes',
  withdrawn: 'trukket tilbage',
  published: 'vises',
  archived: 'skjult',
  memorialised: 'bevaret',
  active: 'aktiv',
  suspended: 'på pause',
}
const decisions: Readonly<Record<string, string>> = {
  grant: 'ja',
  refuse: 'nej',
  approve: 'godkendt',
  reject: 'afvist',
  no_action: 'intet ændret',
  content_hidden: 'indholdet skjult',
  page_hidden: 'siden skjult',
  settled: 'løst af familien',
  brought_back: 'vist igen',
  account_closed: 'kontoen er lukket',
  account_reopened: 'kontoen er åben igen',
  reseller_suspended: 'aftalen er på pause',
  reseller_resumed: 'aftalen gælder igen',
}
const grounds: Readonly<Record<string, string>> = { law: 'loven', terms: 'betingelserne' }
const scopes: Readonly<Record<string, string>> = {
  full: 'hele administrationen',
  production: 'værkstedet',
  none: 'ingen',
}
const ways: Readonly<Record<string, string>> = { mail: 'mail', link: 'link' }
const evidence: Readonly<Record<string, string>> = {
  death_certificate: 'dødsattest',
  probate: 'skifteretsattest',
  power_of_attorney: 'fuldmagt',
  statement: 'skriftlig erklæring',
  other: 'andet',
}

type Format = (value: unknown) => string | null

const text: Format = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
const yesNo: Format = (value) => (typeof value === 'boolean' ? (value ? 'ja' : 'nej') : null)
const list: Format = (value) =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(', ') || null : null
const oneOf =
  (names: Readonly<Record<string, string>>): Format =>
  (value) =>
    typeof value === 'string' ? (names[value] ?? null) : null

/**
 * The details that are shown, and how. Others are not: the log never shows text that a family or visitor wrote, nor ids
 * that cannot be looked up.
 */
const known: Readonly<Record<string, { label: string; format: Format }>> = {
  reason: { label: 'Begrundelse', format: text },
  role: { label: 'Rolle', format: oneOf(roles) },
  as: { label: 'Som', format: oneOf(roles) },
  by: { label: 'Ved', format: oneOf(ways) },
  decision: { label: 'Svar', format: oneOf(decisions) },
  status: { label: 'Status', format: oneOf(statuses) },
  to: { label: 'Nu', format: oneOf(statuses) },
  scope: { label: 'Adgang', format: oneOf(scopes) },
  before: { label: 'Før', format: oneOf(scopes) },
  evidence: { label: 'Grundlag', format: oneOf(evidence) },
  case: { label: 'Henvendelse', format: text },
  ground: { label: 'Efter', format: oneOf(grounds) },
  withPage: { label: 'Mindesiden fulgte med', format: yesNo },
  pagesMoved: { label: 'Mindesider, der fulgte med', format: text },
  ended: { label: 'Enheder logget ud', format: text },
  count: { label: 'Antal', format: text },
  links: { label: 'Linjer', format: text },
  broken: { label: 'Passer ikke', format: text },
  published: { label: 'Nødsider', format: text },
  waiting: { label: 'Venter', format: text },
  wrong: { label: 'Fejl', format: text },
  repaired: { label: 'Rettet', format: text },
  moved: { label: 'Flyttet', format: text },
  queue: { label: 'Kø', format: text },
  package: { label: 'Pakke', format: text },
  batch: { label: 'Parti', format: text },
  piece: { label: 'Stykke', format: text },
  pieces: { label: 'Stykker', format: text },
  version: { label: 'Version', format: text },
  newCode: { label: 'Ny kode', format: text },
  codes: { label: 'Koder', format: (value) => text(value) ?? list(value) },
  formats: { label: 'Formater', format: list },
  fields: { label: 'Felter', format: list },
  carrier: { label: 'Fragt', format: text },
  dueOn: { label: 'Frist', format: text },
  requiresActivation: { label: 'Aktiveringskode', format: yesNo },
  isShown: { label: 'Vises', format: yesNo },
  trapped: { label: 'Fanget af robotfælden', format: yesNo },
}

/** Details that hold an account's id, and their labels. */
const accountLabels: Readonly<Record<string, string>> = {
  fromAccount: 'Fra',
  toAccount: 'Til',
  from: 'Ejer før',
  owner: 'Ejer',
  member: 'Medlem',
  removed: 'Fjernet',
  onBehalfOf: 'På vegne af',
}

/** The account ids in an entry's detail. */
export function accountsIn(detail: unknown): string[] {
  return entriesOf(detail).flatMap(([name, value]) => (isAccount(name, value) ? [value] : []))
}

/**
 * An entry's detail in Danish, one line each: 'Begrundelse: Samme kode på to sten.' `nameOf` returns an account's name.
 */
export function detailLines(detail: unknown, nameOf: (accountId: string) => string | null): string[] {
  // jsonb does not preserve the order of keys.
  return entriesOf(detail)
    .toSorted(byPlace)
    .flatMap(([name, value]) => {
      if (isAccount(name, value)) return [`${accountLabels[name]}: ${nameOf(value) ?? 'en konto, der er slettet'}`]
      const entry = Object.hasOwn(known, name) ? known[name] : undefined
      const formatted = entry?.format(value)
      return entry && formatted ? [`${entry.label}: ${formatted}`] : []
    })
}

const places = [...Object.keys(accountLabels), ...Object.keys(known)]
const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) => places.indexOf(one) - places.indexOf(other)

function entriesOf(detail: unknown): Array<[string, unknown]> {
  return typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? Object.entries(detail) : []
}

const isAccount = (name: string, value: unknown): value is string =>
  Object.hasOwn(accountLabels, name) && typeof value === 'string' && isUuid(value)
