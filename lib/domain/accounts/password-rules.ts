import 'server-only'
import { demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { AccountError } from '@/lib/domain/accounts/errors'
import { env } from '@/lib/server/env'

type Account = { username: string; fullName: string; email: string; isAdmin?: boolean }

/**
 * Throws PASSWORD_TOO_COMMON at `password`. For accounts with access to other people's data: resellers, and staff,
 * whose password must also be long. Families are only advised against a common password.
 */
export async function refuseGuessablePassword(password: string, account: Account): Promise<void> {
  const { username, fullName, email, isAdmin } = account
  if (isAdmin) return assertStaffPassword(password, [username, fullName, email])
  if (!(await isCommonPassword(password, account))) return
  throw new AccountError('PASSWORD_TOO_COMMON').at('password')
}

/** Minimum number of characters. */
export const staffPasswordLength = 12

/**
 * Throws PASSWORD_TOO_COMMON at `password` for common and short passwords, that of the demo accounts, and the person's
 * own name, username or address (`own`).
 */
export async function assertStaffPassword(password: string, own: string[]): Promise<void> {
  const typed = password.normalize('NFKC').toLowerCase()
  const isOwn = own.some((word) => typed === word.normalize('NFKC').toLowerCase())
  if (typed.length >= staffPasswordLength && !isOwn && typed !== demoPassword && !(await isCommonPassword(password)))
    return
  throw new AccountError('PASSWORD_TOO_COMMON').at('password')
}

// Danish words that the international list lacks, and words from our own field.
const danish = new Set(
  `adgangskode kodeord hemmelig hemmeligt velkommen danmark kobenhavn københavn aarhus århus odense aalborg ålborg
  esbjerg fodbold sommer vinter efterår forår sommerferie mormor morfar farmor farfar skattepige skatter solskin elsker
  elskerdig jegelskerdig kærlighed familie hund kage brondby brøndby mindelund mindeside gravsten forhandler produktion
  administration administrator stenhugger stenhuggeri værksted`.split(/\s+/),
)

let international: Promise<Set<string>> | undefined

/** 49,000 leaked passwords, loaded on first use. */
async function loadInternational(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

type Person = { username?: string; email?: string }

/**
 * Whether the password is on a list of common ones, or is the person's name or address or the site's name. Ignores case
 * and digits and signs at the end, and reads digits as the letters they resemble (a blocklist as in NIST SP 800-63B
 * §3.1.1.2).
 */
export async function isCommonPassword(password: string, person: Person = {}): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase()
  if (new Set(typed).size < 3) return true
  international ??= loadInternational()
  const list = await international
  const own = new Set(
    [person.username, person.email, person.email?.split('@')[0], env.SITE_NAME].map((text) => text?.toLowerCase()),
  )
  return readingsOf(typed).some((reading) => list.has(reading) || danish.has(reading) || own.has(reading))
}

function readingsOf(typed: string): string[] {
  const plain = withoutEnding(typed)
  return [typed, plain, asLetters(typed), withoutEnding(asLetters(plain))].filter((reading) => reading.length >= 3)
}

/** Without the digits and signs at the end. */
function withoutEnding(text: string): string {
  let end = text.length
  while (end > 0 && !/\p{L}/u.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

function asLetters(text: string): string {
  return [...text].map((sign) => lookalikes[sign] ?? sign).join('')
}
