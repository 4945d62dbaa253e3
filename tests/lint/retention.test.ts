import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { retentionDays } from '@/lib/domain/legal/retention'
import { Prisma } from '@/lib/server/db'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const page = 'Mindesider med billeder og tekster'
const account = 'Din konto'
const reseller =
  'Oplysninger om forhandlere, deres bestillinger, hvem der sagde ja til aftalen, og det, vi har noteret om den'
const history = 'Kodens historie: fremstillet, låst, tilknyttet, spærret'
const cases = 'Henvendelser, anmeldelser og klager'
const approved = 'Tegninger, som familien har godkendt'

/** Which line of /privacy tells how long the rows of a table are kept. */
const toldBy: Partial<Record<Prisma.ModelName, readonly string[]>> = {
  User: [account],
  TermsAcceptance: [account],
  MemorialFate: [account],
  SecondFactor: [account],
  RecoveryCode: [account],
  Session: ['Enheder, du har været logget ind på'],
  SignInFailure: ['Mislykkede forsøg på at logge ind på din konto'],
  AccessToken: ['Links, vi har sendt dig'],
  ProofSheet: ['Tegninger af en sten, som ikke blev godkendt', approved],
  Contribution: ['Hilsner, lys og minder', 'Hilsner og minder, som familien har afvist'],
  FormDraft: ['Det, du sendte fra en browser uden JavaScript, og som blev afvist'],
  Media: [page],
  MediaVersion: [page],
  Album: [page],
  Upload: ['En fil, hvis overførsel blev afbrudt'],
  Memorial: [page],
  MemorialSlug: [page],
  MemorialMember: [page, account],
  MemorialInvitation: ['Invitationer til en side'],
  MemorialSuccessor: ['Navn og mailadresse på den, der er udpeget til at føre en side videre'],
  SuccessionRequest: ['Ønsker om at overtage en side, og det, de bygger på'],
  MemorialVisitDay: ['Optælling af besøg, uden oplysninger om personer'],
  Notification: ['Beskeder under Min profil'],
  Mail: ['Mails, vi har sendt'],
  PushSubscription: ['Enheder, der får beskeder'],
  StonePhoto: ['Billeder af den færdige sten'],
  QrCode: [history],
  QrLink: [history],
  QrEvent: [history],
  QrScanDay: ['Optælling af scanninger, uden oplysninger om personer'],
  WrongActivation: ['At der er tastet en forkert aktiveringskode, og et aftryk af IP-adressen'],
  Report: [cases],
  SupportCase: [cases],
  SupportEntry: [cases],
  Reseller: [reseller],
  ResellerMember: [reseller],
  ResellerAcceptance: [reseller],
  ResellerNote: [reseller],
  ResellerOrder: [reseller],
  ResellerApplication: [reseller, 'Afviste ansøgninger om at blive forhandler'],
  PreparedPage: ['Det, en forhandler har forberedt til din side, hvis du ikke bruger det'],
  AuditEntry: ['Hvem der gjorde hvad, af hensyn til sikkerheden'],
  SetAsideJob: ['Opgaver, som serveren ikke fik gjort færdige, og det, de handlede om'],
  RateLimit: ['Tællere mod spam og gætteri'],
  TimelineEvent: [page],
  TimelinePicture: [page],
}

/** Tables that say nothing of a person who is not at work here, with what they hold. */
const aboutNobody: Partial<Record<Prisma.ModelName, string>> = {
  ContributionDay: 'numbers of posts a day',
  SpentChallenge: 'solved challenges, which know no sender',
  EditingPresence: 'whose editor is open, forgotten after moments',
  QrPackage: 'numbers of codes',
  ArtworkExport: 'drawings of codes, and which of us ordered them',
  ArtworkFile: 'drawings of codes, and which of us released them',
  ProductionBatch: 'plaques in the workshop, and which of us made them',
  ProductionPiece: 'plaques in the workshop, and which of us made them',
  PieceEvent: 'plaques in the workshop, and which of us made them',
  BegunJob: 'ids of work in hand',
}

/** Lines of /privacy about what lies in no table. */
const inNoTable = ['Serverens log over fejl', 'Sikkerhedskopier', 'Bilag, hvis du har købt noget']

it('every table of the database is told of on /privacy, or holds nothing about a person', () => {
  const missing = Object.keys(Prisma.ModelName).filter(
    (name) => !Object.hasOwn(toldBy, name) && !Object.hasOwn(aboutNobody, name),
  )
  expect(missing).toEqual([])
})

it('every line of /privacy about how long is about something that is kept', () => {
  const known = new Set([...Object.values(toldBy).flat(), ...inNoTable])
  const told = retentionList.map(({ what }) => what)
  expect([...known].filter((what) => !told.includes(what))).toEqual([])
  expect(told.filter((what) => !known.has(what))).toEqual([])
})

it('every length of time is told on /privacy and deleted by', () => {
  const text = read('components/legal/retention-list.ts') + read('components/legal/privacy-sections.tsx')
  const code = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(path.join('lib', file)))
    .join('\n')
  // Kept by whoever runs the house (docs/operations.md), and by the limit of limits (lib/server/abuse/rate-limit.ts).
  const elsewhere = ['log', 'backup', 'counter']
  const uses = (source: string, key: string) =>
    new RegExp(`retentionDays\\.${key}\\b|timeIsOver\\('${key}'`).test(source)
  const keys = Object.keys(retentionDays)
  expect(keys.filter((key) => !uses(text, key))).toEqual([])
  expect(keys.filter((key) => !uses(code, key) && !elsewhere.includes(key))).toEqual([])
})
