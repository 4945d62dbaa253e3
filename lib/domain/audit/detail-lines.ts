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
}
const grounds: Readonly<Record<string, string>> = { law: 'loven', terms: 'betingelserne' }
const scopes: Readonly<Record<string, string>> = { full: 'hele huset', production: 'værkstedet', none: 'ingen' }
const ways: Readonly<Record<string, string>> = { mail: 'mail', link: 'link' }
const evidence: Readonly<Record<string, string>> = {
  death_certificate: 'dødsattest',
  probate: 'skifteretsattest',
  power_of_attorney: 'fuldmagt',
  statement: 'skriftlig erklæring',
  other: 'andet',
}

type Tell = (value: unknown) => string | null

const text: Tell = (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null)
const yesNo: Tell = (value) => (typeof value === 'boolean' ? (value ? 'ja' : 'nej') : null)
const list: Tell = (value) =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(', ') || null : null
const oneOf =
  (names: Readonly<Record<string, string>>): Tell =>
  (value) =>
    typeof value === 'string' ? (names[value] ?? null) : null

/**
 * The details that are shown, and how. Others are not: the log never shows text that a family or visitor wrote, nor ids
 * that cannot be looked up.
 */
const known: Readonly<Record<string, { label: string; tell: Tell }>> = {
  reason: { label: 'Begrundelse', tell: text },
  role: { label: 'Rolle', tell: oneOf(roles) },
  as: { label: 'Som', tell: oneOf(roles) },
  by: { label: 'Ved', tell: oneOf(ways) },
  decision: { label: 'Svar', tell: oneOf(decisions) },
  status: { label: 'Status', tell: oneOf(statuses) },
  to: { label: 'Nu', tell: oneOf(statuses) },
  scope: { label: 'Adgang', tell: oneOf(scopes) },
  before: { label: 'Før', tell: oneOf(scopes) },
  evidence: { label: 'Grundlag', tell: oneOf(evidence) },
  case: { label: 'Henvendelse', tell: text },
  ground: { label: 'Efter', tell: oneOf(grounds) },
  withPage: { label: 'Mindesiden fulgte med', tell: yesNo },
  pagesMoved: { label: 'Mindesider, der fulgte med', tell: text },
  ended: { label: 'Enheder logget ud', tell: text },
  count: { label: 'Antal', tell: text },
  moved: { label: 'Flyttet', tell: text },
  queue: { label: 'Kø', tell: text },
  package: { label: 'Pakke', tell: text },
  batch: { label: 'Parti', tell: text },
  piece: { label: 'Stykke', tell: text },
  pieces: { label: 'Stykker', tell: text },
  version: { label: 'Version', tell: text },
  newCode: { label: 'Ny kode', tell: text },
  codes: { label: 'Koder', tell: (value) => text(value) ?? list(value) },
  formats: { label: 'Formater', tell: list },
  fields: { label: 'Felter', tell: list },
  carrier: { label: 'Fragt', tell: text },
  dueOn: { label: 'Frist', tell: text },
  requiresActivation: { label: 'Aktiveringskode', tell: yesNo },
  isShown: { label: 'Vises', tell: yesNo },
  trapped: { label: 'Fanget af robotfælden', tell: yesNo },
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
      const told = entry?.tell(value)
      return entry && told ? [`${entry.label}: ${told}`] : []
    })
}

const places = [...Object.keys(accountLabels), ...Object.keys(known)]
const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) => places.indexOf(one) - places.indexOf(other)

function entriesOf(detail: unknown): Array<[string, unknown]> {
  return typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? Object.entries(detail) : []
}

const isAccount = (name: string, value: unknown): value is string =>
  Object.hasOwn(accountLabels, name) && typeof value === 'string' && isUuid(value)
