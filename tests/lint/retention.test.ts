import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { retentionList } from '@/components/legal/retention-list'
import { retentionDays } from '@/lib/domain/legal/retention'
import { db, Prisma } from '@/lib/server/db'
import { shownSentences } from '@/tests/lint/shown-sentences'

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

const vouchers = 'Bilag, hvis du har købt eller bestilt noget, med navn, adresse og telefonnummer'
const savedCard = 'Et gemt kort, som »Visa •••• 4242«'
const measured = 'Målinger af, hvor hurtige siderne er, uden oplysninger om personer'

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
  FuneralAnswer: ['Svar om, at du kommer til en begravelse eller bisættelse'],
  FormDraft: ['Det, du sendte fra en browser uden JavaScript, og som blev afvist'],
  Media: [page],
  MediaVersion: [page],
  MusicPiece: [page],
  Album: [page],
  Song: [page],
  Upload: ['En fil, hvis overførsel blev afbrudt'],
  Memorial: [page, 'Programmet for en begravelse eller bisættelse'],
  MemorialSlug: [page],
  StoryToRewrite: [page],
  DraftNotice: [draft],
  MemorialMember: [page, account],
  MemorialInvitation: ['Invitationer til en side'],
  MemorialSuccessor: ['Navn og mailadresse på den, der er valgt til at føre en side videre'],
  SuccessionRequest: ['Ønsker om at overtage en side, og det, de bygger på'],
  MemorialVisitDay: ['Optælling af besøg, uden oplysninger om personer'],
  Notification: ['Beskeder under Min profil'],
  Mail: ['Mails, vi har sendt'],
  Follower: ['Din mailadresse, eller din browsers, når du følger en mindeside'],
  PushSubscription: ['Enheder, der får beskeder'],
  StonePhoto: ['Billeder af den færdige sten'],
  QrCode: [history],
  QrLink: [history],
  QrEvent: [history],
  QrScanDay: ['Optælling af scanninger, uden oplysninger om personer'],
  VitalDay: [measured],
  VitalKeptOut: [measured],
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
  Refund: [vouchers, 'Den konto, vi skal overføre penge til'],
  ShopOrder: [vouchers],
  Subscription: [vouchers, savedCard],
  Withdrawal: [vouchers],
  ProviderCall: ['Beskeder til og fra betalingsudbyderen'],
  PaymentEvent: ['Beskeder til og fra betalingsudbyderen'],
  BankFile: [vouchers],
  BankLine: [vouchers],
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
  PageDocument: 'what an open page shows everybody, gone with the page',
  PageVersion: 'how often a page changed',
  PublishedPage: 'where the copy of an open page stands, taken away with the page',
  PageChange: 'pages changed in a transaction, gone with its end',
  SpentChallenge: 'solved challenges, without a sender',
  EditingPresence: 'whose editor is open, expiring after moments',
  QrPackage: 'numbers of codes',
  ArtworkExport: 'drawings of codes, and who of the staff ordered them',
  ArtworkFile: 'drawings of codes, and who of the staff released them',
  ProductionBatch: 'plaques in the workshop, and who of the staff made them',
  ProductionPiece: 'plaques in the workshop, and who of the staff made them',
  PieceEvent: 'plaques in the workshop, and who of the staff made them',
  InvoiceSeries: 'the last number of an invoice',
  Restoration: 'when the database was restored, and what was held back',
  BackupReach: 'how far the backup has come',
  Price: 'prices, and who of the staff set them',
  Purchase: 'what is owed for an agreement or order, and when it began',
  PaymentDifference: 'amounts that differ from the provider',
  SharedClock: 'when the database’s clock was last read',
  BegunJob: 'ids of jobs in progress',
  AuditDay: 'digests of the entries of a day',
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
  MissingFile: 'names of files that are not there, until they are',
  Backup: 'when a backup was made',
}

const staff = 'Vi skriver op, hvilken konto der ændrede hvad, og hvornår.'
const colleagues = 'hvilke konti der handler på virksomhedens vegne'
const ofPage = 'Det, I skriver og lægger op.'
const bought = 'Dit navn og din mailadresse, mindesiden, hvad du har købt, hvornår og til hvilken pris'
const numbers = 'navnet på fakturaen, CVR-nummer, EAN-nummer og reference'
const company =
  'virksomhedens navn, CVR-nummer og adresse, kontaktpersonens navn, mailadresse og telefonnummer, og hvornår I sagde ja'
const invoices = 'hvor fakturaer skal sendes hen, med EAN-nummer og reference'
const file = 'Filen, som du sendte den, og det, der stod i den: navne, datoer, steder, noter og billeder'

/** What /privacy tells people that we store of them, with the tables and the columns it tells of. */
const toldBy: ReadonlyArray<[sentence: string, of: string]> = [
  ['Navn, brugernavn og mailadresse.', 'User.fullName User.username User.email'],
  ['De, der arbejder for os, logger ind med to trin', 'SecondFactor RecoveryCode'],
  ['Hvilken version af betingelserne du har sagt ja til, og hvornår.', 'TermsAcceptance'],
  ['Hvilke enheder du er logget ind på (browserens navn)', 'Session.userAgent'],
  ['Mislykkede forsøg på at logge ind på din konto: hvornår, og fra hvilket netværk', 'SignInFailure.network'],
  ['Et link i en mail, der åbner din konto', 'AccessToken.email'],
  ['Dine koder, og hvad der er sket med dem', 'QrCode QrLink QrEvent.actorName'],
  ['dine beskeder og dine valg om mail', 'Notification Mail.recipient'],
  [staff, 'AuditEntry.device ReceivableEntry.createdByName Refund.requestedByName BankLine.decidedByName'],
  [staff, 'BankFile.importedByName ResellerApplication.decidedByName ResellerNote.authorName'],
  ['fra hvilken slags enhed', 'AuditEntry.device'],
  ['Din mailadresse, hvilken side det er, hvornår du sagde ja', 'Follower.email'],
  ['en adresse og to nøgler, som browseren har lavet, og ingen mailadresse', 'Follower.endpoint'],
  ['har skrevet dem, teksten på stenen, dit svar', 'ProofSheet.familyName ProofSheet.familyEmail'],
  ['har skrevet dem, teksten på stenen, dit svar', 'ProofSheet.answeredByName'],
  [colleagues, 'ResellerMember ProofSheet.createdByName ProofSheet.sentByName PreparedPage.preparedByName'],
  [colleagues, 'ResellerOrder.orderedByName'],
  ['Det navn, du skriver, din relation, hvis du fortæller den, teksten, billederne', 'Contribution.authorName'],
  ['Det navn, du skriver, hvor mange I er, og tidspunktet.', 'FuneralAnswer.name'],
  ['gemmer vi det, du skrev i formularens egne felter', 'FormDraft'],
  ['Af hvert billede laver vi udgaver i flere størrelser', 'Media MediaVersion Upload'],
  [ofPage, 'Memorial.firstName Memorial.middleName Memorial.lastName Memorial.birthName Memorial.funeralAddress'],
  [ofPage, 'MemorialSlug StoryToRewrite Album TimelineEvent TimelinePicture PortraitMotion TreeAcceptedCheck'],
  ['Tager du et billede af den færdige sten, gemmer vi også, hvem der tog det.', 'StonePhoto.takenByName'],
  ['Har ingen brugt en kladde i et år, skriver vi til dig', 'DraftNotice'],
  ['hvorfor den må ligge der, med dit navn og tidspunktet', 'MusicPiece.rightsByName'],
  ['gemmer vi de sætninger fra livshistorien, den er lavet af, ordene, melodien', 'Song SongOrder'],
  ['hvem der bad om det, og hvem der sagde ja', 'MadeWork.askedByName MadeWork.consentByName'],
  ['hvem der bad om det, og hvem der sagde ja', 'MadeWork.approvedByName MadeWork.withdrawnByName'],
  ['Hvad brug af en udbyders AI kan have kostet, og hvilken konto der bad om det', 'ProviderCost'],
  ['kan se navnene på alle, der er med', 'MemorialMember'],
  ['Mailadressen på den, der får invitationen', 'MemorialInvitation.email MemorialFate.heirEmail'],
  ['Vælger du en efterfølger', 'MemorialSuccessor.name MemorialSuccessor.email'],
  ['Beder du om at overtage en side, gemmer vi dit navn, din mailadresse og din grund', 'SuccessionRequest.askerName'],
  ['Beder du om at overtage en side, gemmer vi dit navn, din mailadresse og din grund', 'SuccessionRequest.askerEmail'],
  ['lægger vi én til dagens tal', 'MemorialVisitDay QrScanDay'],
  ['Vi lægger målingen til dagens tal', 'VitalDay.device VitalKeptOut'],
  ['En adresse og to nøgler, som browseren har lavet', 'PushSubscription.endpoint PushSubscription.userAgent'],
  ['gemmer vi et aftryk lavet med en nøgle', 'WrongActivation'],
  ['tæller vi, hvor ofte noget bliver prøvet', 'RateLimit'],
  ['Opgaver, som serveren ikke fik gjort færdige, og det, de handlede om', 'SetAsideJob'],
  ['dit telefonnummer, hvis du giver os det', 'SupportCase.name SupportCase.email SupportCase.phone'],
  ['Navn og mailadresse, det, du skriver, vores svar', 'SupportEntry.authorName'],
  ['Anmelder du noget, også en kopi af det og vores afgørelse.', 'Report'],
  [company, 'Reseller.companyName Reseller.cvr Reseller.contactName Reseller.email Reseller.phone'],
  [company, 'Reseller.address Reseller.postcode Reseller.city ResellerAcceptance.acceptedByName'],
  [company, 'ResellerApplication.companyName ResellerApplication.cvr ResellerApplication.contactName'],
  [company, 'ResellerApplication.email ResellerApplication.phone ResellerApplication.address'],
  [company, 'ResellerApplication.postcode ResellerApplication.city'],
  [invoices, 'Reseller.invoiceEmail Reseller.ean Reseller.buyerReference'],
  ['forhandleren, når den har gjort siden klar', 'PreparedPage.firstName PreparedPage.middleName'],
  ['forhandleren, når den har gjort siden klar', 'PreparedPage.lastName PreparedPage.birthName'],
  [bought, 'Receivable.email InvoiceLine Subscription.payerName Subscription.payerEmail'],
  [bought, 'ShopOrder.buyerName ShopOrder.buyerEmail'],
  ['hvad du skriver, hvis du fortryder', 'Withdrawal.name Withdrawal.email'],
  ['navn og adresse på den, der skal have det, et telefonnummer', 'ShopOrder.deliveryName ShopOrder.address'],
  ['navn og adresse på den, der skal have det, et telefonnummer', 'ShopOrder.postcode ShopOrder.city ShopOrder.phone'],
  [numbers, 'ShopOrder.cvr ShopOrder.ean ShopOrder.buyerReference Invoice.buyerReference'],
  ['Stripes numre for betalingen', 'Payment ProviderCall PaymentEvent'],
  ['Stripes nummer for kortet, og hvordan vi viser det', 'Subscription.customerRef Subscription.cardLabel'],
  ['det, som banken skriver om indbetalingen, dag, beløb og tekst', 'BankFile.name'],
  ['registrerings- og kontonummeret', 'Refund.bankAccount'],
  ['I et slægtstræ står også mennesker, der lever.', 'FamilyTree TreePage TreeUnion TreeChild TreeMedia'],
  ['Navne, datoer, steder, slægtskab, noter og billeder', 'TreePerson.surname TreePerson.birthSurname'],
  ['Navne, datoer, steder, slægtskab, noter og billeder', 'TreePerson.callName TreePerson.givenNames'],
  ['Det, familien har rettet eller fjernet i et slægtstræ', 'TreeEdit'],
  [file, 'TreeImport TreeImportBefore TreeRecord'],
  ['om den må vise dens side i sit træ, gemmer vi spørgsmålet og svaret', 'TreeLink TreeLinkRefusal'],
  ['og du kommer ikke ind igen med en fil', 'TreeRemoval'],
]

/** Columns with who somebody is and how to reach them. */
const identifying =
  /(?<!file|memorial)names?$|(email|recipient|phone|address|postcode|city|cvr|ean|reference|cardLabel|customerRef|bankAccount|network|userAgent|device|endpoint)$/i

/** Lines of /privacy about data outside the database. */
const inNoTable = ['Serverens log over fejl', 'Sikkerhedskopier']

it('every table is covered on /privacy, or holds no personal data', () => {
  const missing = Object.keys(Prisma.ModelName).filter(
    (name) => !Object.hasOwn(statedBy, name) && !Object.hasOwn(aboutNobody, name),
  )
  expect(missing).toEqual([])
})

it('every other table is bounded or kept for a reason, in docs/operations.md, with a test that exists', () => {
  const [, grown = ''] = read('docs/operations.md').split('\n## What grows\n')
  const [section = ''] = grown.split('\n## ')
  expect(Object.keys(aboutNobody).filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  const tests = [...section.matchAll(/`([^`]+\.test\.(?:ts|mjs))`/g)]
  expect(tests.length).toBeGreaterThan(10)
  expect(tests.map(([, file]) => file ?? '').filter((file) => !existsSync(path.join(root, file)))).toEqual([])
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

it('people are told what is stored of them: every table with a period, and every column that names somebody', async () => {
  const told = (await shownSentences()).filter(({ where }) => where === '/privacy').map(({ sentence }) => sentence)
  const text = told.join(' ')
  expect(toldBy.map(([sentence]) => sentence).filter((sentence) => !text.includes(sentence))).toEqual([])
  const stored = await db.$queryRaw<Array<{ table: string; column: string }>>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'character varying', 'character') ORDER BY 1, 2`
  const naming = stored
    .filter(({ table, column }) => Object.hasOwn(statedBy, table) && identifying.test(column))
    .map(({ table, column }) => `${table}.${column}`)
  expect(naming.length).toBeGreaterThan(60)
  const known = toldBy.flatMap(([, of]) => of.split(' '))
  expect(naming.filter((column) => !known.includes(column))).toEqual([])
  expect(known.filter((name) => name.includes('.') && !naming.includes(name))).toEqual([])
  const tables = new Set(known.map((name) => name.split('.')[0]))
  expect(Object.keys(statedBy).filter((table) => !tables.has(table))).toEqual([])
  expect([...tables].filter((table) => !Object.hasOwn(statedBy, table ?? ''))).toEqual([])
})

it('the record of processing names every table that /privacy is about', () => {
  const record = read('docs/processing-record.md')
  expect(Object.keys(statedBy).filter((table) => !record.includes(`\`${table}\``))).toEqual([])
})

it('what the impact assessment builds on exists', () => {
  const files = [...read('docs/impact-assessment.md').matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
