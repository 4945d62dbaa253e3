import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { retentionDays } from '@/lib/domain/legal/retention'
import { Prisma } from '@/lib/server/db'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const page = 'Mindesider med billeder, tekster og slægtstræer'
const draft = 'Kladder, som ingen har vist andre, og som ingen bruger'
const account = 'Din konto'
const reseller =
  'Oplysninger om forhandlere, deres bestillinger, hvem der sagde ja til aftalen, og det, vi har noteret om den'
const history = 'Kodens historie: fremstillet, låst, tilknyttet, spærret'
const cases = 'Henvendelser, anmeldelser og klager'
const approved = 'Tegninger, som familien har godkendt'
const treeEdits = 'Det, familien har rettet eller fjernet i et slægtstræ'

const vouchers = 'Bilag, hvis du har købt noget'

/** The lines of /privacy that state how long a table's rows are stored. */
const statedBy: Partial<Record<Prisma.ModelName, readonly string[]>> = {
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
  MusicPiece: [page],
  Album: [page],
  Song: [page],
  Upload: ['En fil, hvis overførsel blev afbrudt'],
  Memorial: [page],
  MemorialSlug: [page],
  StoryToRewrite: [page],
  DraftNotice: [draft],
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
  AuditEntry: ['Hvem der gjorde hvad, og fra hvilken slags enhed, af hensyn til sikkerheden'],
  SetAsideJob: ['Opgaver, som serveren ikke fik gjort færdige, og det, de handlede om'],
  RateLimit: ['Tællere mod spam og gætteri'],
  Invoice: [vouchers],
  InvoiceLine: [vouchers],
  Receivable: [vouchers],
  ReceivableEntry: [vouchers],
  Payment: [vouchers],
  Refund: [vouchers],
  ShopOrder: [vouchers],
  Subscription: [vouchers],
  Withdrawal: [vouchers],
  ProviderCall: ['Beskeder til og fra betalingsudbyderen'],
  PaymentEvent: ['Beskeder til og fra betalingsudbyderen'],
  BankFile: ['Bilag, hvis du har købt noget'],
  BankLine: ['Bilag, hvis du har købt noget'],
  MadeWork: ['Hvad der er lavet af jeres ord og billeder på en side, og hvem der sagde ja'],
  PortraitMotion: [page],
  SongOrder: [page],
  ProviderCost: ['Hvad brug af en udbyders AI kan have kostet, og hvilken konto der bad om det'],
  TimelineEvent: [page],
  TimelinePicture: [page],
  FamilyTree: [page],
  TreePage: [page],
  TreePerson: [page],
  TreeUnion: [page],
  TreeChild: [page],
  TreeMedia: [page, treeEdits],
  TreeRecord: [page],
  TreeEdit: [treeEdits],
  TreeImport: [page, 'Slægtsfiler, som familien har taget med fra et andet program'],
  TreeImportBefore: [page],
  TreeLink: [page],
  TreeLinkRefusal: [page],
  TreeAcceptedCheck: [page],
  TreeRemoval: ['At nogen har bedt om ikke at stå i et slægtstræ, som et aftryk uden navn'],
}

/** Tables without personal data about users, with what they contain. */
const aboutNobody: Partial<Record<Prisma.ModelName, string>> = {
  ContributionDay: 'numbers of posts a day',
  SpentChallenge: 'solved challenges, without a sender',
  EditingPresence: 'whose editor is open, expiring after moments',
  QrPackage: 'numbers of codes',
  ArtworkExport: 'drawings of codes, and who of the staff ordered them',
  ArtworkFile: 'drawings of codes, and who of the staff released them',
  ProductionBatch: 'plaques in the workshop, and who of the staff made them',
  ProductionPiece: 'plaques in the workshop, and who of the staff made them',
  PieceEvent: 'plaques in the workshop, and who of the staff made them',
  InvoiceSeries: 'the last number of an invoice',
  Price: 'prices, and who of the staff set them',
  PaymentDifference: 'amounts that differ from the provider',
  BegunJob: 'ids of jobs in progress',
  AuditLink: 'digests of entries of the log',
  AuditHead: 'the last of those digests',
  VitalDay: 'how fast pages were, by the day',
  VitalKeptOut: 'how many measurements were not believed',
  ServerTimeHour: 'how long the server’s work took',
  RefusalHour: 'how often something was refused',
  KeptBatch: 'ids of stored measurements',
  ServerProcess: 'processes of the server',
  ProcessMinute: 'how busy a process was',
  Release: 'versions of the program',
  Fault: 'errors of the program, and who of the staff solved them',
  FaultDay: 'how often they came',
  FigureDay: 'figures of the whole service',
  StorageDay: 'sizes of tables and files',
  OrphanFile: 'names of files that belong to nothing',
  Backup: 'when a backup was made',
}

/** Lines of /privacy about data outside the database. */
const inNoTable = ['Serverens log over fejl', 'Sikkerhedskopier']

it('every table is covered on /privacy, or holds no personal data', () => {
  const missing = Object.keys(Prisma.ModelName).filter(
    (name) => !Object.hasOwn(statedBy, name) && !Object.hasOwn(aboutNobody, name),
  )
  expect(missing).toEqual([])
})

it('every line of /privacy about storage covers something that is stored', () => {
  const known = new Set([...Object.values(statedBy).flat(), ...inNoTable])
  const told = retentionList.map(({ what }) => what)
  expect([...known].filter((what) => !told.includes(what))).toEqual([])
  expect(told.filter((what) => !known.has(what))).toEqual([])
})

it('every retention period is stated on /privacy and applied by the code', () => {
  const text = read('components/legal/retention-list.ts') + read('components/legal/privacy-sections.tsx')
  const code = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(path.join('lib', file)))
    .join('\n')
  // Applied by the operator (docs/operations.md), and by the rate limiter itself (lib/server/abuse/rate-limit.ts).
  const elsewhere = ['log', 'backup', 'counter']
  const uses = (source: string, key: string) =>
    new RegExp(`retentionDays\\.${key}\\b|timeIsOver\\('${key}'`).test(source)
  const keys = Object.keys(retentionDays)
  expect(keys.filter((key) => !uses(text, key))).toEqual([])
  expect(keys.filter((key) => !uses(code, key) && !elsewhere.includes(key))).toEqual([])
})
