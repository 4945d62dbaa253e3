import { type Capability, isThere } from '@/lib/domain/billing/capabilities'
import { type Entitlements, entitlementsOf } from '@/lib/domain/billing/entitlements'
import type { ComingPlan, PagePlan } from '@/lib/domain/billing/plan-state'
import {
  freeGenerations,
  freePictures,
  freeRoom,
  type PaymentInterval,
  type PlanId,
  type PlanItem,
  planNames,
  priceToldDays,
} from '@/lib/domain/billing/plans'
import type { PriceGroup } from '@/lib/domain/billing/price-items'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatBytes } from '@/lib/shared/measures'
import { formatOere } from '@/lib/shared/money'

/** The text after the amount. */
export const intervalTexts: Record<PaymentInterval, string> = {
  included: 'følger med stenen',
  month: 'om måneden',
  year: 'om året',
  // no promise: how a plan is paid; links that work once have rows of their own
  once: 'én gang',
}

/** 'koster 29,00 kr. om måneden' without the verb; what comes with the stone has no amount. */
export function priceInWords({ interval, priceOere }: { interval: PaymentInterval; priceOere: number }): string {
  return interval === 'included' ? intervalTexts.included : `${formatOere(priceOere)} ${intervalTexts[interval]}`
}

const treeReach: Record<typeof freeGenerations, string> = { 3: 'fra bedsteforældre til børnebørn' }
/** How far the family tree of Basis goes: three generations each way, the person's own included. */
export const freeTreeText = treeReach[freeGenerations]

/** What may be done after the days of grace, in the middle of a sentence. */
// 1 of 2 kept by: lib/domain/media/gallery/plan-room.test.ts
// 2 of 2 kept by: lib/domain/media/gallery/plan-room.test.ts, lib/domain/family-tree/edit-page-tree.test.ts
export const lapsedText = `kan det, der hører til Premium, stadig ses, men der kan ikke komme mere til. Slægtstræet kan kun rettes ${freeTreeText}`

type Content = { text: string; needs?: Capability }

const contents = (...all: readonly Content[]) => all.filter(isThere).map(({ text }) => text)

export const planTexts: Record<PlanId, { summary: string; contents: readonly string[] }> = {
  basis: {
    // 2 of 2 kept by: lib/domain/billing/plans.test.ts
    summary: 'Alt det, en mindeside er. Den, der har fået en sten eller plade med en kode, har allerede betalt.',
    contents: contents(
      { text: 'Mindesiden med livshistorie og tidslinje' },
      { text: `${freePictures} billeder` },
      { text: 'Gæstebog, lys og delte minder' },
      { text: `Slægtstræ ${freeTreeText}`, needs: 'familyTree' },
    ),
  },
  premium: {
    summary: 'Til familier, der har mere, de vil gemme: hele albummet og film.',
    contents: contents(
      { text: 'Alt i Basis' },
      { text: 'Så mange billeder og film, I vil' },
      { text: 'Musik', needs: 'music' },
      { text: 'Hilsner, der bevæger sig', needs: 'movingGreetings' },
      { text: 'Sange ud fra livshistorien', needs: 'songs' },
      { text: 'Hele slægtstræet', needs: 'familyTree' },
      {
        // kept by: lib/domain/memorials/plan-room.test.ts, lib/domain/memorials/take-slug.test.ts
        text: 'Alle temaer og jeres egen adresse',
      },
    ),
  },
  livstid: {
    // 1 of 2 no promise: describes the plan
    summary:
      'Det samme som Premium, betalt én gang. Så er der ikke flere betalinger at huske på, heller ikke for dem, der kommer efter jer.',
    contents: [
      'Alt i Premium',
      // no promise: describes the plan
      'Ingen fornyelse',
    ],
  },
}

/** What Livstid is, wherever it is agreed: in the terms, their file and the confirmation. */
// 3 of 4 kept by: docs/operations.md
export const livstidText =
  'Livstid er alt det, der hører til Premium, på én mindeside. Det gælder, så længe siden og tjenesten findes, også når siden får en ny ejer. Lukker vi tjenesten, får du det tilbage, der ikke er brugt: en dag koster det samme som en dag i et år med Premium efter prisen den dag, du bestilte. Sletter ejeren siden, betaler vi ikke noget tilbage.'

/** The room of an account's pages without a code, in words. */
export const freeRoomText = `plads til ${freeRoom.pages} sider og ${formatBytes(freeRoom.bytes)}`

/** What pages without a code share, beside what is used of it. */
export const freeRoomTexts = {
  title: 'Sider uden QR-kode',
  pages: 'Antal sider',
  bytes: 'Billeder, film og lyd',
  of: (used: string, most: string) => `${used} af ${most}`,
  explained: (isShopOpen: boolean) =>
    `Sider uden QR-kode deler ${freeRoomText}. ${isShopOpen ? 'Knytter du en kode til en side, eller vælger du Premium til den' : 'Knytter du en kode til en side'}, tæller den ikke med. Du kan også slette kladder, du ikke skal bruge.`,
}

/** Shown where nothing can be bought: then no limit of a plan applies. */
// 2 of 2 kept by: lib/domain/billing/capabilities.test.tsx
export const openForAll =
  'Premium og Livstid kan ikke købes her på siden i dag. Derfor er alt det, der står under dem, åbent for alle mindesider, og det, I lægger op nu, bliver stående.'

type Cell = string | boolean
type ComparisonRow = { name: string } & Record<PlanId, Cell>
type RoomRow = { name: string; needs?: Capability; cell: (room: Entitlements) => Cell }

const inEveryPlan = () => true
const asMany = 'Så mange, I vil'

const rows: readonly RoomRow[] = [
  { name: 'Mindeside, der åbnes med koden på stenen', cell: inEveryPlan },
  { name: 'Livshistorie og tidslinje', cell: inEveryPlan },
  { name: 'Gæstebog, lys og delte minder', cell: inEveryPlan },
  { name: 'Optagelser af en stemme', cell: inEveryPlan },
  { name: 'Billeder', cell: ({ pictures }) => (pictures === null ? asMany : String(pictures)) },
  { name: 'Film', cell: ({ films }) => films && asMany },
  { name: 'Musik', needs: 'music', cell: ({ music }) => music },
  { name: 'Hilsner, der bevæger sig', needs: 'movingGreetings', cell: (room) => room.movingGreetings },
  { name: 'Sange ud fra livshistorien', needs: 'songs', cell: ({ songs }) => songs },
  {
    name: 'Slægtstræ',
    needs: 'familyTree',
    cell: ({ treeGenerations }) => (treeGenerations === null ? 'Alle slægtled' : `De nærmeste, ${freeTreeText}`),
  },
  {
    name: 'Temaer',
    cell: ({ themes }) => (themes === 'all' ? 'Alle' : `${themes.length} at vælge imellem`),
  },
  { name: 'En adresse, I selv finder på', cell: ({ ownAddress }) => ownAddress },
  {
    // kept by: lib/shared/open-page.ts
    name: 'Siden bliver stående, også når ingen betaler',
    cell: inEveryPlan,
  },
]

/** What each plan opens. `true` and `false` are shown as 'Med' and 'Ikke med'. */
export const comparison: readonly ComparisonRow[] = rows.filter(isThere).map(({ name, cell }) => ({
  name,
  basis: cell(entitlementsOf({ plan: 'basis' })),
  premium: cell(entitlementsOf({ plan: 'premium' })),
  livstid: cell(entitlementsOf({ plan: 'livstid' })),
}))

/** Links from /pricing to the order page. */
export const buyTexts: Record<PlanItem, string> = {
  'premium.month': /* no promise: the label of a link */ 'Vælg Premium for en måned',
  'premium.year': 'Vælg Premium for et år',
  'livstid.once': 'Vælg Livstid',
}

/** Beside the parts of the editor that a plan limits. `count`: how many the page has, which stay in any plan. */
export const roomTexts = {
  pictures: (count: number, limit: number) =>
    count < limit
      ? `${count} af de ${limit} billeder, der er plads til i Basis.`
      : `Der er plads til ${limit} billeder i Basis, og der ligger ${count}. Det, I har, bliver liggende. Med Premium er der plads til så mange, I vil.`,
  films: (count: number) =>
    `Film hører til Premium.${count > 0 ? ' De film, der ligger her, bliver liggende og kan ses.' : ''}`,
  music: (count: number) =>
    `Musik hører til Premium.${count > 0 ? ' Den musik, der ligger her, bliver liggende og kan høres.' : ''}`,
  themes: 'Temaer, der er mærket Premium, kan vælges med Premium eller Livstid. Siden beholder det tema, den har.',
  ownTheme:
    'Siden beholder det tema, den har, så længe I ikke vælger et andet. De temaer, der er mærket Premium, kan vælges med Premium eller Livstid.',
  premiumTheme: 'Premium',
  address: 'I Basis følger adressen navnet. Med Premium kan I selv finde på den. Siden beholder den adresse, den har.',
  link: 'Se, hvad Premium koster',
  seePlan: 'Se planen',
}

/** What a page has or has coming, on one line; null for Basis. */
export function planLine({ plan, state, paidUntil, coming }: Omit<PagePlan, 'agreementId'>): string | null {
  if (plan === 'livstid') return 'Livstid'
  const has = paidUntil && plan === 'premium' ? `Premium, betalt til og med ${formatLastDay(paidUntil)}` : null
  if (state === 'grace') return `${has}. Betalingen for næste periode mangler`
  if (has || !coming) return has
  const { startsAt } = coming
  const name = planNames[coming.plan]
  return startsAt ? `${name}, betalt, begynder den ${formatDate(new Date(startsAt))}` : `${name}, venter på overførsel`
}

/** What is said of a plan that is agreed already, in place of the way to buy one. */
export function comingText({ plan, startsAt, canBeginNow }: ComingPlan): string {
  const name = planNames[plan]
  if (!startsAt) return `${name} er bestilt til siden og begynder tidligst, når overførslen er kommet.`
  const begins = `${name} er betalt og begynder den ${formatDate(new Date(startsAt))}, når fristen for at fortryde er gået.`
  return canBeginNow
    ? `${begins} Vil I ikke vente, kan den, der har betalt, lade planen begynde nu. ${beginNowMeaning}`
    : begins
}

/** What it means for a withdrawal that a plan begins before its time is over. */
const beginNowMeaning = 'Købet kan stadig fortrydes, men så koster de hele dage, siden har haft planen.'
export const beginNowLabel = 'Begynd nu'

/** The way to what is refused, at the end of the refusal. */
export const wayToPlan = (coming: ComingPlan | null) =>
  coming ? comingText(coming) : 'I kan vælge Premium under Sidernes planer i menuen.'

export const priceGroupTexts: Record<PriceGroup, { title: string; intro: string }> = {
  plans: {
    title: 'Planer',
    intro: `Med moms. Løbende planer beholder deres pris, til de har fået besked ${priceToldDays} dage før.`,
  },
  shop: { title: 'Familiernes bestillinger', intro: 'Med moms.' },
  resellers: { title: 'Forhandlere', intro: 'Uden moms, for ét stykke efter antallet i samme bestilling.' },
}

export const priceTexts = {
  set: 'Prisen er sat',
  takenBack: 'Prisen er taget tilbage. De, der har fået besked om den, får en ny besked.',
  willBeTold: (count: number) =>
    count === 1 ? '1 løbende plan får besked' : `${count.toLocaleString('da-DK')} løbende planer får besked`,
}
