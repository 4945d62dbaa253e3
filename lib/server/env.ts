import 'server-only'
import path from 'node:path'
import { z } from 'zod'
import { bucketOf } from '@/lib/integrations/storage/bucket.mjs'
import { modelExpectations, modelSecrets, modelSettings, pretendedModelUrls } from '@/lib/server/model-settings'
import { bankAccountOf, type Company, fictitiousCompany } from '@/lib/shared/company'
import { isCvr } from '@/lib/shared/cvr'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).pathname === '/' && !value.includes('?'), 'an address without a path')
  // Engraved codes use a QR symbol's alphanumeric mode (ISO/IEC 18004 §7.4.4).
  .refine((value) => /^[a-z0-9.:-]+$/.test(new URL(value).host), 'letters, digits, dots and hyphens')
  .transform((value) => new URL(value).origin)

const withoutSpaces = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(' ', ''))

const schema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((value) => path.resolve(/* turbopackIgnore: true */ process.cwd(), value)),
  SITE_URL: origin,
  SITE_NAME: z.string().min(1).max(40).default('Mindelund'),
  NEXTAUTH_SECRET: z.string().min(32, 'at least 32 characters'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  COMPANY_NAME: z.string().trim().min(2).max(120).optional(),
  COMPANY_CVR: withoutSpaces.pipe(z.string().refine(isCvr)).optional(),
  // Street, postcode and city.
  COMPANY_ADDRESS: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^,]{3,}, (?:[^,]+, )?\d{4} [^\d,]{2,}$/)
    .optional(),
  COMPANY_PHONE: withoutSpaces.pipe(z.string().regex(/^(?:(?:\+45)?\d{8}|\+\d{7,15})$/)).optional(),
  COMPANY_EMAIL: z.email().optional(),
  // Registration and account number, '1234 0001234567'.
  COMPANY_BANK_ACCOUNT: z
    .string()
    .trim()
    .regex(/^\d{4}[ -]?\d{6,10}$/)
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w{8,240}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,240}$/)
    .optional(),
  // Another server that speaks Stripe's API: tests and the demonstration.
  STRIPE_API_URL: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  ...modelSettings,
  // The access point for e-invoices, and the number of our company there.
  STORECOVE_API_KEY: z
    .string()
    .regex(/^[\w.:-]{8,300}$/)
    .optional(),
  STORECOVE_LEGAL_ENTITY: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  STORECOVE_API_URL: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  INVITATION_SECRET: z.string().min(16, 'at least 16 characters').max(200).optional(),
  INTRO_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  // Files in a bucket in place of DATA_DIR. Without an endpoint Amazon's own.
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^\S{1,200}$/)
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^\S{1,200}$/)
    .optional(),
  DEMO_DATA: flag.default(false),
  RUN_JOBS: flag.default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  // Measuring pages in visitors' browsers.
  VITALS: flag.default(true),
  // Opens /metrics and /api/health/deep to callers that do not come from this machine.
  METRICS_TOKEN: z.string().min(24, 'at least 24 characters').max(200).optional(),
  // Where the service keeps its own backup: a folder, or s3://bucket/prefix. The passphrase locks the secrets in it.
  BACKUP_TO: z
    .string()
    .max(300)
    .regex(/^(?:s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/.*)?|(?!\w+:\/\/).+)$/)
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').max(200).optional(),
  // After how many hours without a reported backup the console says so.
  BACKUP_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(26),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** `next build` renders no page that reads data; it only needs valid placeholders. */
const buildDefaults = {
  DATABASE_URL: 'postgresql://build@127.0.0.1:1/build',
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'only-while-building-never-used-to-sign',
}

const weakSecrets = [/^(.)\1+$/, /secret|password|changeme|change-me|example/i]

/** Parses the settings. Throws SettingsError with a sentence for each wrong one; never includes a secret. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const building = source.NEXT_PHASE === 'phase-production-build'
  const parsed = schema.safeParse(building ? { ...buildDefaults, ...given } : given)
  const complaints: string[] = []
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0])
      complaints.push(`${name}: ${foundValue(name, given[name])}, forventet ${expectations[name] ?? issue.message}`)
    }
  }
  const secret = given.NEXTAUTH_SECRET
  if (source.MINDELUND_STRICT === '1' && secret && weakSecrets.some((pattern) => pattern.test(secret))) {
    complaints.push(`NEXTAUTH_SECRET: for let at gætte, forventet ${expectations.NEXTAUTH_SECRET}`)
  }
  if (source.MINDELUND_STRICT === '1') complaints.push(...missingOf(companyNames, given))
  if (Boolean(given.VAPID_PUBLIC_KEY) !== Boolean(given.VAPID_PRIVATE_KEY)) {
    complaints.push('VAPID_PUBLIC_KEY og VAPID_PRIVATE_KEY: kun den ene fundet, forventet begge eller ingen af dem')
  }
  if (Boolean(given.STRIPE_SECRET_KEY) !== Boolean(given.STRIPE_WEBHOOK_SECRET)) {
    complaints.push(
      'STRIPE_SECRET_KEY og STRIPE_WEBHOOK_SECRET: kun den ene fundet, forventet begge eller ingen af dem',
    )
  }
  if (Boolean(given.STORECOVE_API_KEY) !== Boolean(given.STORECOVE_LEGAL_ENTITY)) {
    complaints.push(
      'STORECOVE_API_KEY og STORECOVE_LEGAL_ENTITY: kun den ene fundet, forventet begge eller ingen af dem',
    )
  }
  const ofBucket = bucketNames.filter((name) => given[name])
  if (ofBucket.length > 0 && ofBucket.length < bucketNames.length)
    complaints.push(
      `${bucketNames.join(', ')}: kun ${ofBucket.join(', ')} fundet, forventet alle fire eller ingen af dem`,
    )
  else if (ofBucket.length === 0 && (given.S3_ENDPOINT || given.S3_PATH_STYLE))
    complaints.push('S3_ENDPOINT og S3_PATH_STYLE: fundet uden S3_BUCKET, forventet kun sammen med den')
  if (given.BACKUP_TO) complaints.push(...missingOf(['BACKUP_PASSPHRASE'], given))
  const mayPretend = source.NODE_ENV === 'test' || (given.DEMO_DATA === '1' && source.MINDELUND_STRICT !== '1')
  for (const name of ['STRIPE_API_URL', 'STORECOVE_API_URL', ...pretendedModelUrls]) {
    if (!given[name] || mayPretend) continue
    complaints.push(`${name}: kun til demonstrationen (DEMO_DATA=1), forventet slet ikke sat`)
  }
  if (complaints.length > 0 || !parsed.success) throw new SettingsError(complaints)
  const settings = parsed.data
  const host = mailHostOf(settings.SITE_URL)
  return {
    ...settings,
    MAIL_FROM: settings.MAIL_FROM ?? `post@${host}`,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL ?? settings.COMPANY_EMAIL ?? `hjaelp@${host}`,
    company: companyOf(settings, settings.SUPPORT_EMAIL ?? `hjaelp@${host}`),
    /** Where the files are; null where they are in DATA_DIR. */
    bucket: bucketOf(given),
    bankAccount: settings.COMPANY_BANK_ACCOUNT ? bankAccountOf(settings.COMPANY_BANK_ACCOUNT) : null,
    /** Whether cookies are marked Secure: when the site uses https. */
    secureCookies: settings.SITE_URL.startsWith('https://'),
    isTest: source.NODE_ENV === 'test',
    isDevelopment: source.NODE_ENV === 'development',
    /** Whether the developers' pages are served: in development and on a demonstration, never in production. */
    showsInternals: source.NODE_ENV === 'development' || settings.DEMO_DATA,
  }
}

const bucketNames = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const companyNames = ['COMPANY_NAME', 'COMPANY_CVR', 'COMPANY_ADDRESS', 'COMPANY_PHONE', 'COMPANY_EMAIL'] as const

function missingOf(names: readonly string[], given: Record<string, unknown>): string[] {
  return names.filter((name) => !given[name]).map((name) => `${name}: mangler, forventet ${expectations[name]}`)
}

/** The configured company, or the fictitious one when any of its settings is missing. */
function companyOf(settings: z.output<typeof schema>, supportEmail: string): Company {
  const { COMPANY_NAME: name, COMPANY_CVR: cvr, COMPANY_ADDRESS: address, COMPANY_PHONE: phone } = settings
  const email = settings.COMPANY_EMAIL
  return name && cvr && address && phone && email
    ? { name, cvr, address, phone, email }
    : { ...fictitiousCompany, email: supportEmail }
}

/** The host of the site; for localhost, which takes no mail, a reserved domain (RFC 2606). */
function mailHostOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl)
  return /^(localhost|127\.|\[)/.test(hostname) ? 'mindelund.example' : hostname
}

export class SettingsError extends Error {
  constructor(readonly complaints: string[]) {
    super(`Indstillingerne kan ikke bruges:\n${complaints.map((line) => `  - ${line}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

const expectations: Record<string, string> = {
  ...modelExpectations,
  DATABASE_URL: 'en adresse som postgresql://bruger:kode@vært:5432/database',
  SITE_URL: 'adressen, som koderne peger på, som https://mindelund.dk',
  NEXTAUTH_SECRET: 'mindst 32 tilfældige tegn (openssl rand -base64 32)',
  SMTP_URL: 'en adresse som smtps://bruger:kode@vært:465',
  MAIL_FROM: 'en mailadresse',
  SUPPORT_EMAIL: 'en mailadresse',
  COMPANY_NAME: 'firmaets navn, som det står i CVR',
  COMPANY_CVR: 'et CVR-nummer, otte cifre',
  COMPANY_ADDRESS: "vej, postnummer og by, som 'Vejnavn 1, 8000 Aarhus C'",
  COMPANY_PHONE: 'et telefonnummer, otte cifre, eller et, der begynder med +',
  COMPANY_EMAIL: 'en mailadresse',
  COMPANY_BANK_ACCOUNT: "registreringsnummer og kontonummer, som '1234 0001234567', eller slet ikke sat",
  STRIPE_SECRET_KEY: 'en nøgle, der begynder med sk_test_ eller sk_live_ (rk_ for en begrænset), eller slet ikke sat',
  STRIPE_WEBHOOK_SECRET: 'en nøgle, der begynder med whsec_, eller slet ikke sat',
  STRIPE_API_URL: 'en adresse som http://127.0.0.1:12111, eller slet ikke sat',
  STORECOVE_API_KEY: 'en nøgle fra adgangspunktet, eller slet ikke sat',
  STORECOVE_LEGAL_ENTITY: 'firmaets nummer hos adgangspunktet, et helt tal, eller slet ikke sat',
  STORECOVE_API_URL: 'en adresse som http://127.0.0.1:12116, eller slet ikke sat',
  METRICS_TOKEN: 'mindst 24 tilfældige tegn, eller slet ikke sat',
  BACKUP_TO: 'en mappe, eller en bucket som s3://bucket/mappe, eller slet ikke sat',
  BACKUP_PASSPHRASE: 'en adgangssætning på mindst 12 tegn',
  BACKUP_HOURS: 'et antal timer fra 1 til 1440',
  VITALS: '0 eller 1',
  INVITATION_SECRET: 'mindst 16 tilfældige tegn, eller slet ikke sat',
  INTRO_VIDEO_URL: 'en https-adresse til filmen, eller slet ikke sat',
  VAPID_PUBLIC_KEY: '87 tegn base64url (npx web-push generate-vapid-keys), eller slet ikke sat',
  VAPID_PRIVATE_KEY: '43 tegn base64url (npx web-push generate-vapid-keys), eller slet ikke sat',
  S3_BUCKET: 'navnet på en bucket, 3 til 63 små bogstaver, tal og bindestreger, eller slet ikke sat',
  S3_REGION: 'navnet på området, som eu-central-1, eller slet ikke sat',
  S3_ENDPOINT: 'adressen på lageret, som https://s3.udbyder.eu, eller slet ikke sat',
  S3_PATH_STYLE: '0 eller 1, eller slet ikke sat',
  S3_ACCESS_KEY_ID: 'nøglens navn hos lageret, uden mellemrum, eller slet ikke sat',
  S3_SECRET_ACCESS_KEY: 'nøglen til lageret, uden mellemrum, eller slet ikke sat',
  DEMO_DATA: '0 eller 1',
  RUN_JOBS: '0 eller 1',
  DATABASE_POOL: 'et tal fra 2 til 100',
  LOG_LEVEL: 'debug, info, warn, error eller silent',
}

const secretNames = new Set([
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  ...modelSecrets,
  'NEXTAUTH_SECRET',
  'INVITATION_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STORECOVE_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
])

function foundValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'mangler'
  return secretNames.has(name) ? `${value.length} tegn` : `'${value}'`
}

export type Env = ReturnType<typeof readEnv>

export const env: Env = readEnv(process.env)
