import { type DemoRole, demoAccounts } from '@/lib/domain/accounts/demo-accounts'
import { daysToDecide } from '@/lib/domain/reports/deadlines'
import { dayIn } from '@/lib/domain/support/deadlines'
import type { CaseStatus, EntryKind, SupportTopic } from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'

type People = Record<DemoRole, { id: string; fullName: string }>

/** Creates the missing cases, each with its whole thread in one transaction. */
export async function ensureCases(people: People, now: Date): Promise<void> {
  for (const demoCase of demoCases) {
    const { subject, email } = demoCase
    const found = await db.supportCase.findFirst({ where: { subject, emailKey: emailKeyOf(email) } })
    if (!found) await createCase(demoCase, people, now)
  }
}

async function createCase(demoCase: DemoCase, people: People, now: Date): Promise<void> {
  const { lines, sender, isAssigned, ...columns } = demoCase
  const momentOf = ({ hoursAgo }: { hoursAgo: number }) => new Date(now.getTime() - hoursAgo * hourMs)
  const moments = lines.map(momentOf)
  const [createdAt = now] = moments
  const closed = lines.findLast(({ kind }) => kind === 'closed')
  // An open case waits since its first unanswered line.
  const lastAnswer = lines.findLastIndex(({ kind }) => kind === 'from_staff' || kind === 'closed')
  const turnedAt = columns.status === 'open' ? moments[lastAnswer + 1] : moments[lastAnswer]
  await db.supportCase.create({
    data: {
      ...columns,
      emailKey: emailKeyOf(columns.email),
      userId: sender ? people[sender].id : null,
      assigneeId: isAssigned ? people.admin.id : null,
      ...(columns.topic === 'report'
        ? { dueOn: dayIn(daysToDecide.about_me, createdAt), report: { create: { kind: 'about_me' as const } } }
        : {}),
      createdAt,
      lastEntryAt: turnedAt ?? createdAt,
      closedAt: columns.status === 'closed' && closed ? momentOf(closed) : null,
      entries: {
        create: lines.map(({ kind, text }, index) => ({
          kind,
          authorName: kind === 'from_sender' ? columns.name : people.admin.fullName,
          authorId: kind === 'from_sender' ? (sender ? people[sender].id : null) : people.admin.id,
          text: kind === 'assigned' ? people.admin.fullName : (text ?? null),
          createdAt: moments[index] ?? createdAt,
        })),
      },
    },
  })
}

const { family, family2, reseller } = demoAccounts

/** `hoursAgo` of each line is relative to the start; the first line is the case itself. */
type DemoCase = {
  topic: SupportTopic
  status: CaseStatus
  subject: string
  name: string
  email: string
  phone?: string
  about?: string
  sender?: DemoRole
  isAssigned?: boolean
  lines: Array<{ kind: EntryKind; hoursAgo: number; text?: string }>
}

/** Typical support cases: every state, one privacy request with its deadline, one long thread. */
const demoCases: DemoCase[] = [
  {
    topic: 'report',
    status: 'open',
    subject: 'Et billede, hvor mine børn er med',
    name: 'Camilla Nørgaard',
    email: 'camilla.noergaard@post.example',
    phone: '40112233',
    about: 'Mindesiden for Karen Holm Jensen',
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 20,
        text: 'Kære I\n\nPå mindesiden for min faster er der et billede fra sommerhuset i 2014, hvor mine to børn står forrest. De er teenagere nu og vil helst ikke være på nettet.\n\nJeg vil ikke gøre familien kede af det, men kan I hjælpe med, at det billede kommer væk? De andre billeder er så fine.',
      },
    ],
  },
  {
    topic: 'code',
    status: 'open',
    subject: 'Koden er svær at scanne, når stenen er våd',
    name: family.fullName,
    email: family.email,
    phone: '22334455',
    sender: 'family',
    isAssigned: true,
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 210,
        text: 'Hej\n\nNår det har regnet, kan min telefon næsten ikke læse koden på stenen. I tørvejr går det fint. Er der noget, vi kan gøre?',
      },
      { kind: 'assigned', hoursAgo: 206 },
      {
        kind: 'from_staff',
        hoursAgo: 204,
        text: 'Kære Mette\n\nTak, fordi du skriver. Vand lægger sig som et spejl i graveringen. Tør stenen af med ærmet, og hold telefonen en halv meter fra og lidt på skrå. Så plejer det at lykkes.\n\nSkriv gerne, om det hjalp.',
      },
      {
        kind: 'from_sender',
        hoursAgo: 160,
        text: 'Det hjalp lidt, men min mor på 84 kan ikke få det til at virke. Hun bliver ked af det, når hun står derude.',
      },
      {
        kind: 'note',
        hoursAgo: 158,
        text: 'Talt med Lars Granit: stenen er poleret, moduler på 1,1 mm. Han kan sætte en lille bronzeplade op med samme kode.',
      },
      {
        kind: 'from_staff',
        hoursAgo: 156,
        text: 'Kære Mette\n\nDet forstår jeg godt. Vi har talt med jeres stenhugger. Han kan sætte en lille plade med den samme kode på siden af stenen, hvor der ikke samler sig vand. Mindesiden ændrer sig ikke.\n\nVil du have, at vi beder ham ringe til dig?',
      },
      {
        kind: 'from_sender',
        hoursAgo: 30,
        text: 'Ja tak, det vil vi gerne. Han må ringe efter klokken 16 på 22 33 44 55.',
      },
      { kind: 'from_sender', hoursAgo: 6, text: 'Og må pladen sidde på højre side? Der står en rose til venstre.' },
    ],
  },
  {
    topic: 'question',
    status: 'open',
    subject: 'Kan vi lave siden, før stenen er sat?',
    name: 'Jørgen Winther',
    email: 'jwinther@post.example',
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 3,
        text: 'Min bror blev bisat i lørdags. Stenen kommer først til foråret, men vi vil gerne samle billeder og hilsner nu, mens alle husker. Kan det lade sig gøre?',
      },
    ],
  },
  {
    topic: 'page',
    status: 'open',
    subject: 'Forkert dødsdato på siden',
    name: 'Inge-Lise Krogsgaard',
    email: 'ingelise@post.example',
    about: 'Siden for Villy Krogsgaard',
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 170,
        text: 'Der står, at Villy døde den 3. marts. Det var den 13. Det er min niece, der har lavet siden, og hun er på rejse. Kan I rette det?',
      },
    ],
  },
  {
    topic: 'account',
    status: 'answered',
    subject: 'Jeg får ingen mail, når jeg beder om en ny adgangskode',
    name: family2.fullName,
    email: family2.email,
    sender: 'family2',
    isAssigned: true,
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 52,
        text: 'Jeg har bedt om en ny adgangskode tre gange, og der kommer ingen mail.',
      },
      {
        kind: 'from_staff',
        hoursAgo: 49,
        text: 'Kære Søren\n\nMailen ligger sandsynligvis i mappen med uønsket post. Kig efter en mail fra os, og prøv ellers igen i dag fra den side, hvor du logger ind. Skriv endelig, hvis den stadig ikke dukker op.',
      },
    ],
  },
  {
    topic: 'reseller',
    status: 'answered',
    subject: 'Priser på 50 plader i messing',
    name: reseller.fullName,
    email: reseller.email,
    sender: 'reseller',
    isAssigned: true,
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 100,
        text: 'Hvad koster 50 plader i messing, 60 x 60 mm, med koder? Og hvor lang er leveringstiden?',
      },
      {
        kind: 'from_staff',
        hoursAgo: 98,
        text: 'Hej Lars\n\nVi laver et tilbud til dig i løbet af ugen. Leveringstiden er for tiden tre uger.',
      },
    ],
  },
  {
    topic: 'report',
    status: 'closed',
    subject: 'Fjern min hilsen',
    name: 'Bent Aagaard',
    email: 'bent.aagaard@post.example',
    isAssigned: true,
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 500,
        text: 'Jeg kom til at skrive min adresse i en hilsen i december. Vil I fjerne den?',
      },
      {
        kind: 'from_staff',
        hoursAgo: 490,
        text: 'Kære Bent\n\nHilsenen er fjernet. Skriv gerne en ny, hvis du har lyst.',
      },
      { kind: 'from_sender', hoursAgo: 488, text: 'Tak for den hurtige hjælp.' },
      { kind: 'closed', hoursAgo: 487 },
    ],
  },
  {
    topic: 'other',
    status: 'closed',
    subject: 'Tak',
    name: 'Familien Thygesen',
    email: 'thygesen@post.example',
    lines: [
      {
        kind: 'from_sender',
        hoursAgo: 700,
        text: 'Vi ville bare sige tak. Far læste alle hilsnerne højt juleaften, og vi både lo og græd.',
      },
      { kind: 'from_staff', hoursAgo: 680, text: 'Kære alle\n\nTak, fordi I skrev det til os. Det betyder meget.' },
      { kind: 'closed', hoursAgo: 680 },
    ],
  },
]
